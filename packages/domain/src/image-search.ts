export type ImageUse = 'used' | 'unused';

export const isImageUse = (text: string | undefined): text is ImageUse => text === 'used' || text === 'unused';

/**
 * What the image manager asks for first at an address with this query. The page of that address is sent with the same
 * call, so that the answer is there before the console is.
 */
export const firstImages = ({ search, used }: Readonly<Partial<Record<'search' | 'used', string | undefined>>>) => ({
  ...(search && { search }),
  ...(isImageUse(used) && { used }),
  limit: 60,
});
