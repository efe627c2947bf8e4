import { english } from './english.ts';
import { spanish } from './spanish.ts';

/** Without accents, which are often not typed. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The day of the week by at least three letters of its name in any language, as a file may come from somebody with another. */
export const dayNamed = (text: string): number | undefined => {
  const word = plain(text.trim());
  if (word.length < 3) return undefined;
  for (const { days } of [english, spanish]) {
    const day = days.findIndex(name => plain(name).startsWith(word));
    if (day >= 0) return day;
  }
  return undefined;
};
