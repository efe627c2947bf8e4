import { typedLines } from '@commissary/domain';
import { fieldAt, type List, valueAt } from '@commissary/schema';
import { effectiveOf } from '../../snapshot/index.ts';
import type { GivenValues } from '../actions/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { parseValue } from '../inputs/index.ts';
import { valueIn } from '../state/index.ts';

export interface TypedMembers {
  readonly given: readonly GivenValues[];
  /** The names that are in the list already, or on a line before: a name twice is a slip more often than a wish. */
  readonly known: readonly string[];
  readonly wrong: readonly { readonly line: number; readonly amount: string; readonly reason: string }[];
}

/** What lines say of new members of a list: on each a name, and behind it the value that the list takes from there. */
export const typedMembers = (session: EditSession, list: List<unknown>, path: string, text: string): TypedMembers => {
  const inside = list.typedRows?.value;
  const field = inside === undefined ? undefined : fieldAt(list.item, `/${inside}`);
  const context = {
    definition: session.opened.definition,
    document: effectiveOf(session.opened, contentOf(session)),
    path: `${path}/[]/${inside}`,
  };
  const names = new Set(namesIn(session, list, path));
  const given: GivenValues[] = [];
  const known: string[] = [];
  const wrong: { line: number; amount: string; reason: string }[] = [];
  for (const { line, name: before, amount } of typedLines(text)) {
    // Without such a value, an amount belongs to the name: 7 Up 330.
    const name = field === undefined && amount !== '' ? `${before} ${amount}` : before;
    if (names.has(name.toLowerCase())) {
      known.push(name);
      continue;
    }
    names.add(name.toLowerCase());
    const named = { [list.namePath]: name };
    if (field === undefined || inside === undefined || amount === '') {
      given.push(named);
      continue;
    }
    const read = parseValue(field, amount, context);
    if ('value' in read) given.push({ ...named, [inside]: read.value });
    else wrong.push({ line, amount, reason: read.reason });
  }
  return { given, known, wrong };
};

const namesIn = (session: EditSession, list: List<unknown>, path: string): readonly string[] => {
  const members = valueIn(session, path);
  return Array.isArray(members)
    ? members.map(member => String(valueAt(member, `/${list.namePath}`)).toLowerCase())
    : [];
};
