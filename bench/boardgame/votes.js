// Random legal votes on boardgame.io: `node votes.js SECONDS SEED` prints {"moves": ..., "seconds": ...}.
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 5;
const HELD = 7;
const WARM_UP = 0.5; // Seconds, so that Node has compiled what it runs.

const setup = () => ({
  leader: 0,
  moderator: 1,
  moderatorTaken: false,
  held: Array(SEATS).fill(HELD),
  tiles: Array.from({ length: SEATS }, () => ({ side: null, power: 0, passed: null, fresh: true })),
  next: 0,
  closed: false,
});

// The Leader token goes to whoever alone has the most; then the next seat is looked at.
function endTurn(G, player) {
  G.tiles[player].fresh = false;
  const mine = G.tiles[player].power;
  if (mine && G.tiles.every((tile, seat) => seat === player || tile.power < mine)) G.leader = player;
  const allHadATurn = G.tiles.every((tile) => !tile.fresh);
  let seat = player;
  for (;;) {
    seat = (seat + 1) % SEATS;
    if (seat === G.leader && allHadATurn) {
      G.closed = true;
      return;
    }
    if (!G.tiles[seat].passed) {
      G.next = seat;
      return;
    }
  }
}

function lay(G, player, power) {
  G.held[player] -= power;
  G.tiles[player].power += power;
  endTurn(G, player);
}

const allowed = (G, player, power) => Number.isInteger(power) && power >= 1 && power <= G.held[player];

const moves = {
  cast({ G, ctx }, side, power) {
    const player = Number(ctx.currentPlayer);
    if (G.tiles[player].side || !["aye", "nay"].includes(side) || !allowed(G, player, power)) return INVALID_MOVE;
    G.tiles[player].side = side;
    lay(G, player, power);
  },
  raise({ G, ctx }, power) {
    const player = Number(ctx.currentPlayer);
    if (!G.tiles[player].side || !allowed(G, player, power)) return INVALID_MOVE;
    lay(G, player, power);
  },
  stay({ G, ctx }) {
    const player = Number(ctx.currentPlayer);
    if (!G.tiles[player].side) return INVALID_MOVE;
    endTurn(G, player);
  },
  pass({ G, ctx }, how) {
    const player = Number(ctx.currentPlayer);
    if (G.tiles[player].side || !["gather", "moderator"].includes(how)) return INVALID_MOVE;
    if (how === "moderator") {
      if (G.moderatorTaken) return INVALID_MOVE;
      G.moderator = player;
      G.moderatorTaken = true;
    }
    G.tiles[player].passed = how;
    endTurn(G, player);
  },
};

const Vote = {
  name: "vote",
  setup,
  moves,
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },
  endIf: ({ G }) => (G.closed ? { leader: G.leader } : undefined),
};

function legal(G, player) {
  const powers = Array.from({ length: G.held[player] }, (_, one) => one + 1);
  if (G.tiles[player].side) return [...powers.map((power) => ["raise", power]), ["stay"]];
  const votes = ["aye", "nay"].flatMap((side) => powers.map((power) => ["cast", side, power]));
  const passes = G.moderatorTaken ? [["pass", "gather"]] : [["pass", "gather"], ["pass", "moderator"]];
  return [...votes, ...passes];
}

// A small generator of chance with a seed (mulberry32), for the same play each time.
function chance(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function play(seconds, random) {
  const client = Client({ game: Vote, numPlayers: SEATS, debug: false });
  const start = process.hrtime.bigint();
  const spent = () => Number(process.hrtime.bigint() - start) / 1e9;
  let made = 0;
  while (spent() < seconds) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) {
      client.reset();
      continue;
    }
    const choices = legal(G, Number(ctx.currentPlayer));
    const [name, ...words] = choices[Math.floor(random() * choices.length)];
    client.moves[name](...words);
    made += 1;
  }
  return { moves: made, seconds: spent() };
}

const random = chance(Number(process.argv[3] || 1));
play(WARM_UP, random);
console.log(JSON.stringify(play(Number(process.argv[2] || 2), random)));
