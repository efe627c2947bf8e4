/** A name in the form that comparisons use: names that look alike are equal. */
export const normalizedName = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en');
