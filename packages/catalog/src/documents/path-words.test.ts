import { describeChange, fieldAt, isList, isReference, parentPath, pathLabels, walk } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { changeTexts, valueTexts } from '../texts/index.ts';
import { documentKinds } from './document-kinds.ts';
import { documents, initialDocument } from './registry.ts';

/** The id of a member that no document has: it was removed, or is named by a row that was. */
const gone = 'zq9x7';
const digest = { '#': 'a1b2c3d4' };

const isNameless = (words: string): boolean =>
  words.trim() === '' || /undefined|NaN|\[object/.test(words) || words.includes(gone) || /^ | {2}/.test(words);

describe.each(documentKinds)('every sentence made of a path of %s', kind => {
  const { field: definition } = documents[kind];
  /** A word of a set is its own name. */
  const isWord = (path: string): boolean => {
    const [set, item] = [fieldAt(definition, parentPath(path) ?? ''), fieldAt(definition, path)];
    return set?.kind.keying === 'set' && item !== undefined && !isReference(item);
  };
  const paths: string[] = [];
  walk(definition, (_, path) => paths.push(path.replaceAll('[]', `[${gone}]`)));

  it('names what it is about, without an id, and without a member in the documents too', () => {
    const nameless = paths.slice(1).flatMap(path =>
      [[undefined], [initialDocument(kind)]].flatMap(found => {
        const names = { definition, documents: found };
        const isOfSet = fieldAt(definition, parentPath(path) ?? '')?.kind.keying === 'set';
        const words = [
          ...pathLabels(valueTexts, names, path),
          describeChange(changeTexts, names, { op: 'remove', path, was: digest }),
          describeChange(changeTexts, names, { op: 'add', path, after: null, value: isOfSet ? gone : digest }),
          describeChange(changeTexts, names, { op: 'set', path, value: digest }),
          describeChange(changeTexts, names, { op: 'unset', path, was: digest }),
          describeChange(changeTexts, names, { op: 'reset', path }),
        ];
        return isWord(path) ? [] : words.filter(isNameless).map(one => `${path}: ${one}`);
      }),
    );
    expect([...new Set(nameless)]).toEqual([]);
    expect(paths.length).toBeGreaterThan(20);
  });

  it('calls nothing unnamed that never has a name', () => {
    const unnamed: string[] = [];
    walk(definition, (field, path) => {
      if (!isList(field) || field.nameFrom !== undefined || field.displayName !== undefined) return;
      if (fieldAt(field.item, `/${field.namePath}`) !== undefined) return;
      const member = `${path.replaceAll('[]', `[${gone}]`)}/[${gone}]`;
      const last = pathLabels(valueTexts, { definition, documents: [] }, member).at(-1);
      if (last?.startsWith('Unnamed')) unnamed.push(`${path}: ${last}`);
    });
    expect(unnamed).toEqual([]);
  });
});
