import { memberToken } from '@commissary/schema';

export const themePath = (id: string | number): string => `/posDesign/themes/${memberToken(id)}`;
