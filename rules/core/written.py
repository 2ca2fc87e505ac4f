"""Arguments with a notation of their own: one text for a person, one value for the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import CoreSchema, core_schema


class Written:
    """Annotation: `Annotated[Space, Written(parse_space, print_space, "red 3 food")]`.

    Reads its text, or a value that is built already; JSON keeps the text. `parse` refuses what it cannot read.
    With `filed`, the text comes in files: the command line takes `@PATH` in its place.
    """

    def __init__(
        self, parse: Callable[[str], Any], printed: Callable[[Any], str], example: str, filed: bool = False
    ) -> None:
        self.parse = parse
        self.printed = printed
        self.example = example
        self.filed = filed

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_before_validator_function(
            lambda value: self.parse(value) if isinstance(value, str) else value,
            handler(source),
            serialization=core_schema.plain_serializer_function_ser_schema(
                self.printed, return_schema=core_schema.str_schema(), when_used="json"
            ),
        )

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return {"type": "string", "examples": [self.example]}
