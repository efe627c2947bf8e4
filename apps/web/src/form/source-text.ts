import { formTexts } from '@commissary/catalog';
import type { Level } from '@commissary/domain';

/** How a level is spoken of in a source line: "From Company", "From group Downtown". */
export const inheritedFromText = (level: Level, name: string): string =>
  level === 'group' ? formTexts.groupNamed(name) : name;

/** The reset button names what it leads to. */
export const resetText = (parent: Level, value: string): string =>
  formTexts.takeInherited(parent === 'group' ? 'group' : 'company', value);

/** Words of a path or a list, as a person reads them: "Pizza › Margherita › Price". */
export const pathText = (words: readonly string[]): string => words.join(' › ');
