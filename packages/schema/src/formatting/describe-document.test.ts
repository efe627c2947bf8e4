import { expect, it } from 'vitest';
import type { ValueTexts } from '../field/format-texts.ts';
import { color } from '../kinds/color.ts';
import { distance } from '../kinds/distance.ts';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { money } from '../kinds/money.ts';
import { number } from '../kinds/number.ts';
import { text } from '../kinds/text.ts';
import { duration } from '../kinds/time/duration.ts';
import { timestamp } from '../kinds/time/timestamp.ts';
import { toggle } from '../kinds/toggle.ts';
import { describeDocument } from './describe-document.ts';

/** Every word as the name of its text, so that a word that does not come from the texts shows. */
const marked = new Proxy({} as ValueTexts, {
  get: (_, name) => {
    const mark = `<${String(name)}>`;
    return ['notSet', 'none', 'all', 'emptyText', 'on', 'off', 'never'].includes(String(name)) ? mark : () => mark;
  },
});

const label = 'L';
const zones = list({ label }, group({ label }, { id: idField(), name: text({ label }) }));

it.each([
  [toggle({ label }), true, '<on>'],
  [toggle({ label }), false, '<off>'],
  [text({ label }), '', '<emptyText>'],
  [money({ label }), '', '<notSet>'],
  [color({ label, allowEmpty: true }), '', '<none>'],
  [timestamp({ label }), 0, '<never>'],
  [number({ label, unit: 'people' }), 8, '<withUnit>'],
  [duration({ label }), 900, '<duration>'],
  [distance({ label }), 1609.344, '<miles>'],
  [zones, [], '<none>'],
  [zones, [{ id: 'a', name: 'Loop' }], '<memberCount>'],
  [zones, undefined, '<notSet>'],
] as const)('the words of a value come from the texts: %#', (field, value, words) => {
  expect(describeDocument(marked, field, value)).toBe(words);
});
