import type { GivingRefusal } from '@commissary/domain';

/** Why a role cannot be given, beside the role. */
export const givingText: Readonly<Record<GivingRefusal, string>> = {
  'unknown-place': 'Not at this place.',
  'not-managed': 'You do not manage employees at this place.',
  everywhere: 'Only who grants roles everywhere gives one there.',
  'opens-everything': 'It opens everything: only who holds it gives it.',
  restricted: 'It gives rights that you do not hold at this place. An owner can give it, or open it to hiring.',
  discount: 'It allows a greater discount than yours. An owner can give it, or open it to hiring.',
  themselves: 'Nobody gives such a role to themselves.',
  'holds-more': 'They hold a role that you could not give: only who could give all that they hold changes their roles.',
};

/** The same of a right alone, in whichever role. */
export const permissionGivingText: Readonly<Record<GivingRefusal, string>> = {
  ...givingText,
  restricted: 'You do not hold it at this place. An owner can give it, or open a role with it to hiring.',
  themselves: 'Nobody gives such a right to themselves.',
};
