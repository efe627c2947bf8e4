import type { GroupRecord } from '@commissary/catalog';
import type { EditSession } from '../../form/edit-session/index.ts';
import { useFormSelector, valueIn } from '../../form/state/index.ts';
import { type MembershipChanges, membershipChangesOf } from './membership-changes.ts';

/** The moves that the edit session would save. */
export const useMembershipChanges = (): MembershipChanges => useFormSelector('/locations', changesIn);

const changesIn = (session: EditSession): MembershipChanges => {
  const { base, versions } = session.opened;
  // The definition of the record says what its values are.
  const [saved, edited] = [(base as GroupRecord).locations, valueIn(session, '/locations') as GroupRecord['locations']];
  return membershipChangesOf(versions.baseId === '' ? null : versions.baseId, saved, edited);
};
