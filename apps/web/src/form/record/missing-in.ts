import { type RecordKind, recordNeeds, recordTexts } from '@commissary/catalog';
import type { Issue } from '@commissary/schema';
import type { EditSession } from '../edit-session/index.ts';
import { useFormSelector } from '../state/index.ts';

/**
 * What prevents a save of a record of the kind: what it still needs, no change of one that exists, then whatever
 * `useBlocked` says.
 */
export const missingIn = (kind: RecordKind, useBlocked: () => string | null = noBlock) =>
  function useMissing(issues: readonly Issue[], changed: boolean): string | null {
    const blocked = useBlocked();
    const isNew = useFormSelector('', isNewIn);
    const needs = recordNeeds(kind, issues);
    if (needs.length > 0) return recordTexts.stillNeeded(needs.join(', '));
    return isNew || changed ? blocked : recordTexts.noChanges;
  };

const noBlock = () => null;
const isNewIn = ({ opened }: EditSession): boolean => opened.versions.baseId === '';
