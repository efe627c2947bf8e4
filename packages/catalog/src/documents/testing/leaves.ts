import { type Field, walk } from '@commissary/schema';

/** The fields of a definition that hold a value themselves, by dotted path, each with the name of its kind. */
export const leavesOf = (field: Field): Record<string, string> => {
  const leaves: Record<string, string> = {};
  walk(field, (inner, path) => {
    const [step] = inner.kind.children?.(inner) ?? [];
    if (step === undefined || (step[0] === '[]' && inner.kind.keying === 'set')) leaves[dotted(path)] = inner.kind.name;
    if (inner.kind.name === 'array' && step?.[1].kind.keying === 'atomic')
      leaves[dotted(path)] = `rows of ${step[1].kind.name}`;
    if (inner.kind.name !== 'array' && step?.[0] === '*')
      leaves[dotted(path)] = `${inner.kind.name} of ${step[1].kind.name}`;
  });
  for (const path of Object.keys(leaves)) if (path.endsWith('[]') || path.endsWith('.*')) delete leaves[path];
  return leaves;
};

const dotted = (path: string): string =>
  path.slice(1).replaceAll('/', '.').replaceAll('.*.', '[].').replaceAll('.[]', '[]');
