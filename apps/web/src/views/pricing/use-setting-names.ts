import { namesOf } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { referenceOptionsQuery } from '../../cache/index.ts';
import { useForm } from '../../form/state/index.ts';

export type NameOf = (id: string) => string;

/** The names of the members of a list in the location settings of the tenant; an unknown id stands for itself. */
export const useSettingNames = (list: string): NameOf => {
  const { address } = useForm();
  const { companyId, tenantId } = address;
  const { data } = useQuery(referenceOptionsQuery({ kind: 'settings', companyId, tenantId, menuId: null }, list));
  return useMemo(() => namesOf((data?.choices ?? []).map(({ id, name }) => [id, name])), [data]);
};
