/** What identifies a person, in the forms that comparisons use. */
export interface Identity {
  readonly email: string | null;
  readonly phone: string | null;
  readonly name: string;
  readonly hireDate: string | null;
}

/** `known`: one person, for sure. `doubtful`: perhaps one of these. `unknown`: nobody that is stored. */
export type EmployeeMatch<P> =
  | { readonly is: 'known'; readonly person: P }
  | { readonly is: 'doubtful'; readonly candidates: readonly P[] }
  | { readonly is: 'unknown' };

/**
 * Who a row of a file is: by e-mail address, then by phone, then by name and hire date. A person is known where nothing
 * that both sides say differs; somebody with the same phone or the same name is at least a question.
 */
export const matchEmployee = <P extends Identity & { readonly active: boolean }>(
  row: Identity,
  people: readonly P[],
): EmployeeMatch<P> => {
  const sameEmail = people.filter(({ email }) => row.email !== null && email === row.email);
  const [owner] = sameEmail;
  // Somebody who left is hired again only when somebody says so.
  if (owner !== undefined)
    return owner.active ? { is: 'known', person: owner } : { is: 'doubtful', candidates: [owner] };
  const samePhone = people.filter(({ phone }) => row.phone !== null && phone === row.phone);
  const sameName = people.filter(({ name }) => name === row.name);
  const candidates = [...new Set([...samePhone, ...sameName])];
  const sure = candidates.filter(
    person =>
      person.active &&
      person.name === row.name &&
      !differs(person.email, row.email) &&
      !differs(person.phone, row.phone) &&
      !differs(person.hireDate, row.hireDate) &&
      ((row.phone !== null && person.phone === row.phone) ||
        (row.hireDate !== null && person.hireDate === row.hireDate)),
  );
  const [only] = sure;
  if (only !== undefined && sure.length === 1) return { is: 'known', person: only };
  return candidates.length === 0 ? { is: 'unknown' } : { is: 'doubtful', candidates };
};

const differs = (a: string | null, b: string | null): boolean => a !== null && b !== null && a !== b;
