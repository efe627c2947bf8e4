/** A name as it is compared: two that read alike are one. */
export const normalizedName = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en');
