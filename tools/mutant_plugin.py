"""A pytest plugin that breaks one function when its module is imported. The source file is not changed.

`UNDERCROFT_MUTANT="module:qualname:variant"` names the function and the expression that its body is replaced with. Used by `mutate.py`.
"""

import ast
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Sequence
from types import CodeType, ModuleType

VARIABLE = "UNDERCROFT_MUTANT"


def break_function(tree: ast.Module, qualname: str, variant: str) -> None:
    """Replace the body of a function by `return variant`, in place. Raises LookupError if there is no such function."""
    scopes: list[ast.AST] = [tree]
    for name in qualname.split("."):
        scopes = [node for scope in scopes for node in _definitions(scope) if node.name == name]
    functions = [scope for scope in scopes if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef)]
    if not functions:
        raise LookupError(f"no function {qualname!r}")
    for function in functions:
        body = ast.parse(f"return {variant}\nyield" if is_generator(function) else f"return {variant}").body
        for statement in body:
            for node in ast.walk(statement):
                ast.copy_location(node, function)
        function.body = body
    ast.fix_missing_locations(tree)


def is_generator(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether the function itself, not one nested in it, yields."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Yield | ast.YieldFrom):
            return True
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
            waiting.extend(ast.iter_child_nodes(node))
    return False


def _definitions(scope: ast.AST) -> list[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """The functions and classes of a scope, including those under an `if`."""
    found: list[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef] = []
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.append(node)
        elif isinstance(node, ast.stmt):
            found += _definitions(node)
    return found


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads the module with the function broken. It neither reads nor writes bytecode."""

    def __init__(self, fullname: str, path: str, qualname: str, variant: str) -> None:
        super().__init__(fullname, path)
        self.qualname = qualname
        self.variant = variant

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        tree = ast.parse(self.get_data(path), path)
        break_function(tree, self.qualname, self.variant)
        return compile(tree, path, "exec", dont_inherit=True)


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, module: str, qualname: str, variant: str) -> None:
        self.module = module
        self.qualname = qualname
        self.variant = variant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.module:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None:
            return None
        loader = _Loader(fullname, spec.origin, self.qualname, self.variant)
        return importlib.util.spec_from_file_location(
            fullname, spec.origin, loader=loader, submodule_search_locations=spec.submodule_search_locations
        )


def install(mutant: str) -> None:
    """Break the named function for all later imports of its module."""
    module, qualname, variant = mutant.split(":", 2)
    if module in sys.modules:
        raise RuntimeError(f"{module} is imported already")
    sys.meta_path.insert(0, _Finder(module, qualname, variant))


if os.environ.get(VARIABLE):
    try:
        install(os.environ[VARIABLE])
    except RuntimeError as error:
        print(error, file=sys.stderr)
        sys.exit(4)  # pytest's exit status for wrong usage, which is not a failed test
