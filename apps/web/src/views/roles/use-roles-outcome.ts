import { rolesRecord, rolesTexts } from '@commissary/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { employeesKey, rolesKey } from '../../cache/index.ts';
import { useRecordOutcome } from '../../form/record/index.ts';
import { refreshUser, useUser } from '../../session/index.ts';

/** Shows how a save of roles ended, and loads what depends on them again. */
export const useRolesOutcome = () => {
  const client = useQueryClient();
  const { grantedRoles } = useUser();
  const sent = useRef<readonly string[]>([]);
  const onSent = useCallback((ids: readonly string[]) => {
    sent.current = ids;
  }, []);
  const { onOutcome } = useRecordOutcome({
    kind: rolesRecord,
    refusals,
    onSaved: () => {
      const ids = sent.current;
      void client.invalidateQueries({ queryKey: rolesKey });
      void client.invalidateQueries({ queryKey: employeesKey });
      if (grantedRoles.some(({ roleId }) => ids.includes(roleId))) void refreshUser();
      return rolesTexts.rolesSaved(ids.length);
    },
  });
  return { onSent, onOutcome };
};

const refusals = { LAST_OWNER: rolesTexts.lastOwner };
