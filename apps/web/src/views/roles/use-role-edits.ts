import type { Role } from '@commissary/contract';
import { formatCount, type RoleChanges } from '@commissary/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api, bodyOf, StatusError } from '../../api.ts';
import { employeesKey } from '../../cache/employees.ts';
import { asBody, rolesKey, rolesOf, type SentChanges } from '../../cache/roles.ts';
import { canRedo, canUndo, record, seal, stepBack, stepForward, type Undo, undoable } from '../../form/undo.ts';
import { refreshUser } from '../../session/refresh-user.ts';
import { useUser } from '../../session/session.ts';
import { useRegisterUnsaved } from '../../session/unsaved.ts';
import { notify } from '../../shell/notify.ts';
import { reportError } from '../../shell/report-error.ts';
import { changesOf, inverse, type PendingRoles, sentChanges, settled, withChanges } from './pending-roles.ts';

/** What a person changes in roles and has not saved, with undo and redo, and the way to save it. */
export interface RoleEdits {
  readonly pending: PendingRoles;
  readonly sent: SentChanges;
  readonly count: number;
  readonly saving: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  change(role: Role, act: (changes: RoleChanges) => RoleChanges, key?: string): void;
  undo(): void;
  redo(): void;
  discard(): void;
  save(): void;
}

export const useRoleEdits = (owner: string, roles: readonly Role[]): RoleEdits => {
  const client = useQueryClient();
  const user = useUser();
  const [steps, setSteps] = useState<Undo<PendingRoles>>(() => undoable({}));
  const pending = useMemo(() => settled(steps.present, roles), [steps.present, roles]);
  const sent = useMemo(() => sentChanges(pending, roles), [pending, roles]);
  const count = Object.keys(sent).length;
  const act = useMutation({
    mutationFn: async (changes: SentChanges) => {
      const call = { params: { owner }, body: asBody(changes) };
      return bodyOf(await api.roles.savePermissions(call, { idempotencyKey: crypto.randomUUID() }));
    },
    onMutate: () => setSteps(seal),
    onSuccess: async (saved, changes) => {
      client.setQueryData(rolesOf(owner).queryKey, saved);
      // Undo brings back, unsaved, what takes this save back.
      setSteps({ ...undoable<PendingRoles>({}), past: [inverse(pending)] });
      notify('success', `${formatCount(Object.keys(changes).length, 'role')} saved.`);
      await Promise.all([
        client.invalidateQueries({ queryKey: rolesKey }),
        client.invalidateQueries({ queryKey: employeesKey }),
        user.grantedRoles.some(({ roleId }) => roleId in changes) ? refreshUser() : null,
      ]);
    },
    onError: async error => {
      if (!(error instanceof StatusError) || error.status !== 409) return reportError(error, saveFailed);
      await client.invalidateQueries({ queryKey: rolesOf(owner).queryKey });
      notify('warning', changedMeanwhile);
    },
  });
  useRegisterUnsaved(count > 0 ? { count, what: count === 1 ? 'role' : 'roles', saving: act.isPending } : null);
  const save = () => {
    if (count > 0 && !act.isPending) act.mutate(sent);
  };
  return {
    pending,
    sent,
    count,
    saving: act.isPending,
    canUndo: canUndo(steps),
    canRedo: canRedo(steps),
    change: (role, change, key) =>
      setSteps(now => {
        const present = settled(now.present, roles);
        return record(now, withChanges(present, role.id, change(changesOf(present, role))), key ?? null);
      }),
    undo: () => setSteps(stepBack),
    redo: () => setSteps(stepForward),
    discard: () => setSteps(now => record(now, {})),
    save,
  };
};

const saveFailed = 'The roles could not be saved. Please try again.';
const changedMeanwhile =
  'Somebody changed a role meanwhile. Your changes stand on top of theirs now: look at them, and save again.';
