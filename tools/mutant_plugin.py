"""Breaks one function in memory. The source file is not changed. Used by `mutate.py`.

As a pytest plugin, it breaks the function that `UNDERCROFT_MUTANT` describes when its module is imported. In a process that has imported
everything already, `swap` gives the function other code.
"""

import ast
import builtins
import gc
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from types import CodeType, FunctionType, ModuleType

VARIABLE = "UNDERCROFT_MUTANT"
LIMIT = "UNDERCROFT_MUTANT_SECONDS"
NOTE = "__undercroft_note__"

Definition = ast.FunctionDef | ast.AsyncFunctionDef
Change = Callable[[bytes, str], CodeType]
Functions = dict[str, list[FunctionType]]


@dataclass(frozen=True)
class Break:
    """A broken function: its body is replaced with `return variant`, or the source is edited (from, to, text; in bytes)."""

    module: str
    qualname: str
    variant: str = "None"
    edit: tuple[int, int, str] | None = None

    def dump(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def load(cls, text: str) -> "Break":
        data = json.loads(text)
        return cls(**{**data, "edit": data["edit"] and tuple(data["edit"])})

    def compile(self, source: bytes, path: str) -> CodeType:
        """The code of the module with the function broken."""
        if self.edit is not None:
            start, end, text = self.edit
            tree = ast.parse(source[:start] + text.encode() + source[end:], path)
        else:
            tree = ast.parse(source, path)
            break_function(tree, self.qualname, self.variant)
        return compile(tree, path, "exec", dont_inherit=True)


def break_function(tree: ast.Module, qualname: str, variant: str) -> None:
    """Replace the body of a function by `return variant`, in place. Raises LookupError if there is no such function."""
    functions = [function for name, function in definitions(tree) if name == qualname]
    if not functions:
        raise LookupError(f"no function {qualname!r}")
    for function in functions:
        body = ast.parse(f"return {variant}\nyield" if is_generator(function) else f"return {variant}").body
        for statement in body:
            for node in ast.walk(statement):
                ast.copy_location(node, function)
        function.body = body
    ast.fix_missing_locations(tree)


def is_generator(function: Definition) -> bool:
    """Whether the function itself, not one nested in it, yields."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Yield | ast.YieldFrom):
            return True
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
            waiting.extend(ast.iter_child_nodes(node))
    return False


def definitions(scope: ast.AST, prefix: str = "") -> Iterator[tuple[str, Definition]]:
    """All functions with their qualified names (`Class.method`, `outer.inner`), including those under an `if`."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield prefix + node.name, node
            yield from definitions(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.ClassDef):
            yield from definitions(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.stmt):
            yield from definitions(node, prefix)


def offsets(source: bytes) -> list[int]:
    """Where each line starts."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads a module with other code than its file has. It neither reads nor writes bytecode."""

    def __init__(self, fullname: str, path: str, change: Change) -> None:
        super().__init__(fullname, path)
        self.change = change

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        return self.change(self.get_data(path), path)


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, changing: Callable[[str, str], Change | None]) -> None:
        self.changing = changing

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or (change := self.changing(fullname, spec.origin)) is None:
            return None
        loader = _Loader(fullname, spec.origin, change)
        return importlib.util.spec_from_file_location(
            fullname, spec.origin, loader=loader, submodule_search_locations=spec.submodule_search_locations
        )


def install(broken: Break) -> None:
    """Break the function for all later imports of its module."""
    if broken.module in sys.modules:
        raise RuntimeError(f"{broken.module} is imported already")
    sys.meta_path.insert(0, _Finder(lambda module, _: broken.compile if module == broken.module else None))


def install_notes(folder: str, note: Callable[[str], object]) -> None:
    """Let every function of the modules in a folder, imported from now on, note `module:qualname` when it is entered."""
    vars(builtins)[NOTE] = note
    sys.meta_path.insert(0, _Finder(lambda module, path: partial(_noting, module) if path.startswith(folder) and path.endswith(".py") else None))


def _noting(module: str, source: bytes, path: str) -> CodeType:
    tree = ast.parse(source, path)
    for name, function in definitions(tree):
        [note] = ast.parse(f"{NOTE}({f'{module}:{name}'!r})").body
        for node in ast.walk(note):
            ast.copy_location(node, function.body[0])
        function.body.insert(0, note)
    return compile(tree, path, "exec", dont_inherit=True)


def plain(code: CodeType) -> str:
    """The qualified name of a function as `definitions` has it."""
    return code.co_qualname.replace(".<locals>", "")


def live_functions(folder: str) -> Functions:
    """The functions in memory whose source is in a folder, by file. `gc.freeze` hides them, so this comes first."""
    found: Functions = {}
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename.startswith(folder):
            found.setdefault(thing.__code__.co_filename, []).append(thing)
    return found


def swap(broken: Break, live: Functions) -> bool:
    """Break a function that is in memory, wherever it is referred to. False if that is impossible, and only an import would do."""
    module = sys.modules.get(broken.module)
    if module is None:
        install(broken)
        return True
    path = str(module.__file__)
    with open(path, "rb") as file:
        fresh = {(plain(code), code.co_firstlineno): code for code in _codes(broken.compile(file.read(), path))}
    swapped = False
    for function in live.get(path, []):
        name = plain(function.__code__)
        if f"{broken.qualname}.".startswith(f"{name}."):  # the function, or one around it
            code = fresh[name, function.__code__.co_firstlineno]
            if code.co_freevars != function.__code__.co_freevars:
                return False
            function.__code__ = code
            swapped = True
    return swapped


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


if os.environ.get(VARIABLE):
    seconds = int(os.environ[LIMIT])
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    try:
        install(Break.load(os.environ[VARIABLE]))
    except RuntimeError as error:
        print(error, file=sys.stderr)
        sys.exit(4)  # pytest's exit status for wrong usage, which is not a failed test
