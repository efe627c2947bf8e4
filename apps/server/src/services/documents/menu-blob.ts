import { refuse } from '../refusal.ts';
import { demandSafe } from '../safe-value.ts';

/** A menu travels as JSON text inside its record, so the text is a body of its own and looked at like one. */
export const readMenuBlob = (text: string): unknown => {
  const menu = parse(text);
  demandSafe(menu, 'menuBlob');
  return menu;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse(400, 'NOT_MENU_BLOB', 'menuBlob');
  }
};
