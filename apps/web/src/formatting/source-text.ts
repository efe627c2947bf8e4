import { formTexts } from '@commissary/catalog';
import type { Level } from '@commissary/domain';

/** The name of a level in a source line: "From Company", "From group Downtown". */
export const inheritedFromText = (level: Level, name: string): string =>
  level === 'group' ? formTexts.groupNamed(name) : name;

/** The reset button names the level that it resets to. */
export const resetText = (parent: Level, value: string): string =>
  formTexts.takeInherited(parent === 'group' ? 'group' : 'company', value);

/** A path or a list as a user reads it: "Pizza › Margherita › Price". */
export const pathText = (words: readonly string[]): string => words.join(' › ');
