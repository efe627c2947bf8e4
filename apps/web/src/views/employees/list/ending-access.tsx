import { employeeListTexts } from '@commissary/catalog';
import type { PlannedForPerson } from '@commissary/contract';
import { formatList } from '@commissary/domain';
import { useActiveTenant } from '../../../session/index.ts';
import { scopeName } from '../employee-text.ts';
import styles from './employee-list.module.css';

const texts = employeeListTexts.endingAccess;

type Ending = NonNullable<PlannedForPerson['ends']>;

/** What ends for somebody who is deactivated, one line for each thing that there is. */
export function EndingAccess({ ends }: { readonly ends: Ending }) {
  const reader = useActiveTenant();
  const lines = endingLines(ends, place => scopeName(place, reader));
  return (
    <ul className={`${styles.ends} stack gap-4`}>
      {(lines.length === 0 ? [texts.nothing] : lines).map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const endingLines = (
  { signIn, sessions, invitations, resets, terminals, silent, silentTotal, scheduling }: Ending,
  nameOf: (place: Ending['terminals'][number]) => string,
): string[] => [
  ...(signIn ? [texts.signIn] : []),
  ...(sessions > 0 ? [texts.sessions(sessions)] : []),
  ...(invitations > 0 ? [texts.invitations(invitations)] : []),
  ...(resets > 0 ? [texts.resets(resets)] : []),
  ...(terminals.length > 0 ? [texts.terminals(formatList(terminals.map(nameOf)))] : []),
  ...(silent.length > 0 ? [texts.silent(formatList(namesOf(silent, silentTotal)))] : []),
  ...(scheduling.length > 0 ? [texts.scheduling] : []),
];

/** Of many places some are named, and the others counted. */
const namesOf = (named: readonly { readonly name: string }[], total: number): string[] => [
  ...named.map(({ name }) => name),
  ...(total > named.length ? [texts.others(total - named.length)] : []),
];
