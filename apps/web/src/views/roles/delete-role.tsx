import { rolesTexts } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../api/index.ts';
import { employeesKey, roleHolderPages, rolesKey } from '../../cache/index.ts';
import { MultiLevelActionDialog } from '../../level-actions/index.ts';
import { navigateTo } from '../../navigation/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { Select } from '../../ui/index.ts';
import { scopeName } from '../employees/index.ts';
import { roleRefusal } from './role-errors.ts';
import type { RoleOwnerText } from './role-owner.ts';
import styles from './roles.module.css';

export interface DeleteRoleProps {
  readonly of: RoleOwnerText;
  readonly role: Role;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}

/** The others are counted. */
const mostNamed = 30;

/** Deletes a role. The people who hold it are listed, and get another one. */
export function DeleteRole({ of, role, roles, onClose }: DeleteRoleProps) {
  const { id, ver } = role;
  const tenant = useActiveTenant();
  const router = useRouter();
  const client = useQueryClient();
  const [moveTo, setMoveTo] = useState<string | null>(null);
  const { data } = useInfiniteQuery({ ...roleHolderPages(of.owner, id), staleTime: 0 });
  const first = data?.pages[0];
  const act = useMutation({
    mutationFn: async () => {
      const body = { ver, ...(moveTo !== null && { moveTo }) };
      await api.roles.remove({ params: { owner: of.owner, id }, body });
    },
    onSuccess: async () => {
      notify('success', rolesTexts.wasDeleted(role.name));
      onClose();
      navigateTo(router, of.list, { replace: true });
      await Promise.all([
        client.invalidateQueries({ queryKey: rolesKey }),
        client.invalidateQueries({ queryKey: employeesKey }),
      ]);
    },
    onError: error => {
      if (roleRefusal(error) === undefined) reportError(error, rolesTexts.deleteFailed);
    },
  });
  const { people = 0, total = 0 } = first?.counts ?? {};
  return (
    <MultiLevelActionDialog
      title={rolesTexts.deleteTitle(role.name)}
      about={first === undefined ? rolesTexts.loadingAssignments : aboutHolders(people)}
      accept={rolesTexts.deleteTitle(role.name)}
      disabled={first === undefined || (people > 0 && moveTo === null)}
      busy={act.isPending}
      onAccept={() => act.mutate()}
      onClose={onClose}
    >
      {people > 0 && (
        <>
          <ul className={styles.holders}>
            {first?.holders.slice(0, mostNamed).map(({ personId, name, grantObject }) => (
              <li key={`${personId} ${grantObject.type} ${grantObject.id}`}>
                {name} <span className={styles.note}>{scopeName(grantObject, tenant)}</span>
              </li>
            ))}
            {total > mostNamed && <li>{rolesTexts.moreHolders(total - mostNamed)}</li>}
          </ul>
          <Select
            label={rolesTexts.replaceWithRole}
            placeholder={rolesTexts.chooseARole}
            inputMode="search"
            data={roles.filter(other => other.id !== id).map(other => ({ value: other.id, label: other.name }))}
            value={moveTo}
            onChange={setMoveTo}
          />
        </>
      )}
      <p role="alert" className="tone-error">
        {roleRefusal(act.error)}
      </p>
    </MultiLevelActionDialog>
  );
}

const aboutHolders = (people: number): string =>
  people === 0 ? rolesTexts.notAssignedToAnyone : rolesTexts.assignedToPeople(people);
