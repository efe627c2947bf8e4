import { type Field, fieldsTo, type InheritedSource, type InheritedValue } from '../field/index.ts';
import { joinTokens, resolveTarget, splitPath, valueAt } from '../path/index.ts';

/**
 * Returns what an absent value inherits inside the document: what the source in `inheritsFrom` of its field, or of an
 * absent group around it, finds, or the first present value of the targets there. Undefined where the value is present, or nothing is inherited. Read
 * from an effective document, so that levels come first.
 */
export const inheritedAt = (definition: Field, doc: unknown, path: string): InheritedValue | undefined => {
  if (valueAt(doc, path) !== undefined) return undefined;
  const fields = fieldsTo(definition, path) ?? [];
  const tokens = splitPath(path);
  for (let depth = tokens.length; depth > 0; depth--) {
    const at = joinTokens(tokens.slice(0, depth));
    const { inheritsFrom } = fields[depth] ?? {};
    if (inheritsFrom === undefined || valueAt(doc, at) !== undefined) continue;
    const found = findIn(inheritsFrom, doc, at, joinTokens(tokens.slice(depth)));
    if (found !== undefined) return found;
  }
  return undefined;
};

const findIn = (
  sources: readonly string[] | InheritedSource,
  doc: unknown,
  at: string,
  inside: string,
): InheritedValue | undefined => {
  if (isSource(sources)) return sources.find(doc, at + inside);
  for (const target of sources) {
    const source = resolveTarget(target, doc, at);
    const value = source === undefined ? undefined : valueAt(doc, source + inside);
    if (value !== undefined) return { value, from: source + inside };
  }
  return undefined;
};

const isSource = (sources: readonly string[] | InheritedSource): sources is InheritedSource => 'reads' in sources;

/**
 * Returns the path of the absent group or field around a path that inherits its value: what an edit inside creates.
 */
export const inheritingPath = (definition: Field, doc: unknown, path: string): string | undefined => {
  const fields = fieldsTo(definition, path) ?? [];
  const tokens = splitPath(path);
  for (let depth = 1; depth <= tokens.length; depth++) {
    const at = joinTokens(tokens.slice(0, depth));
    if (fields[depth]?.inheritsFrom !== undefined && inheritedAt(definition, doc, at) !== undefined) return at;
  }
  return undefined;
};

/** Returns the fields on the way to a path that inherit their value, with their paths: what a form watches for it. */
export const inheritingFields = (
  definition: Field,
  path: string,
): { readonly path: string; readonly targets: readonly string[] }[] => {
  const tokens = splitPath(path);
  return (fieldsTo(definition, path) ?? []).flatMap(({ inheritsFrom }, depth) =>
    inheritsFrom === undefined
      ? []
      : [
          {
            path: joinTokens(tokens.slice(0, depth)),
            targets: isSource(inheritsFrom) ? inheritsFrom.reads : inheritsFrom,
          },
        ],
  );
};
