// What one module asks for, and what of it happens when it is only loaded.
import { type Declaration, type Program, parseSync, type Statement, Visitor } from "oxc-parser";
import { digest } from "./sources.ts";

export interface Module {
  /** What it imports when it runs, as written; types are gone by then. */
  imports: readonly string[];
  /** Hash of what loading it computes: its text without functions, and without what only they use. Empty: nothing. */
  loaded: string;
}

interface Span {
  start: number;
  end: number;
}

/** Styles, data and shaders have no functions. */
const IS_CODE = /\.[mc]?[jt]sx?$/;

/** Reads a module. Somebody who imports it and calls none of its functions notices only a change of `loaded`. */
export function readModule(path: string, text: string): Module {
  if (!IS_CODE.test(path)) return { imports: [], loaded: digest(text) };
  const { program, module, comments, errors } = parseSync(path, text);
  // A file the parser doesn't understand is itself in every respect.
  if (errors.length > 0) return { imports: [], loaded: digest(text) };
  const ofImports = module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType));
  const ofExports = module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType));
  const asked = [
    ...ofImports.map(({ moduleRequest }) => moduleRequest.value),
    ...ofExports.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => unquoted(text.slice(start, end))),
  ];
  return { imports: [...new Set(asked)], loaded: loadedPart(program, comments, text) };
}

/** Only a plain text can be followed; a computed one is found by running it. */
const unquoted = (written: string): string[] => (/^(["'`])[^$]*\1$/.test(written) ? [written.slice(1, -1)] : []);

/** Statements that compute something on loading, and what those use, in their order. */
function loadedPart(program: Program, comments: readonly Span[], text: string): string {
  const left = leftOut(program, comments);
  const statements = program.body.map((statement) => {
    const shortened = without(left, statement, text);
    return { ...shapeOf(statement, shortened), text: shortened };
  });
  const kept = new Set(statements.filter(({ isEffect }) => isEffect));
  for (let before = -1; before !== kept.size; ) {
    before = kept.size;
    const words = new Set([...kept].flatMap((statement) => statement.text.match(/[\w$]+/g) ?? []));
    for (const statement of statements) if (statement.names.some((name) => words.has(name))) kept.add(statement);
  }
  const parts = statements.filter((statement) => kept.has(statement)).map((statement) => statement.text);
  return parts.length > 0 ? digest(...parts) : "";
}

interface Shape {
  /** What it declares for others in this module. */
  names: string[];
  /** Others see what it computes, or it may do something by itself. */
  isEffect: boolean;
}

/** A call, a tag, an assignment: whatever may do more than write a value down. */
const MAY_ACT = /[(`]|\bnew\b|\bawait\b/;
const NOT_THERE = { names: [], isEffect: false };

function shapeOf(statement: Statement, shortened: string): Shape {
  switch (statement.type) {
    case "TSTypeAliasDeclaration":
    case "TSInterfaceDeclaration":
      return NOT_THERE;
    case "ImportDeclaration":
      return { names: statement.specifiers.map(({ local }) => local.name), isEffect: statement.specifiers.length === 0 };
    case "FunctionDeclaration":
      return { names: statement.id ? [statement.id.name] : [], isEffect: false };
    case "VariableDeclaration": {
      const names = statement.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
      return { names, isEffect: names.length < statement.declarations.length || MAY_ACT.test(shortened) };
    }
    case "ExportNamedDeclaration":
      return statement.exportKind === "type" || isFunction(statement.declaration) ? NOT_THERE : { names: [], isEffect: true };
    default:
      return { names: [], isEffect: true };
  }
}

/** A function that is exported under a name. */
function isFunction(declared: Declaration | null): boolean {
  if (declared?.type !== "VariableDeclaration") return declared?.type === "FunctionDeclaration" || declared?.type.startsWith("TS") === true;
  return declared.declarations.every(({ init }) => init?.type === "ArrowFunctionExpression" || init?.type === "FunctionExpression");
}

/** Functions and comments; of those within each other the outermost comes first. */
function leftOut(program: Program, comments: readonly Span[]): (Span & { as: string })[] {
  const spans = comments.map(({ start, end }) => ({ start, end, as: "" }));
  const add = ({ start, end }: Span) => spans.push({ start, end, as: "ƒ" });
  new Visitor({ FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add }).visit(program);
  return spans.sort((one, other) => one.start - other.start || other.end - one.end);
}

function without(left: readonly (Span & { as: string })[], { start, end }: Span, text: string): string {
  let kept = "";
  let at = start;
  for (const span of left) {
    if (span.start < at || span.end > end) continue;
    kept += text.slice(at, span.start) + span.as;
    at = span.end;
  }
  return kept + text.slice(at, end);
}
