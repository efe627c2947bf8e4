import { fieldAt, type List, stillCounts } from '@commissary/schema';
import { useCallback } from 'react';
import type { Stock } from '../rows/index.ts';
import { useForm, useFormSelector, valueIn } from '../state/index.ts';

/** Whether a member is out of stock at an instant: at this level, and somewhere below. */
export const useOut = (list: List<unknown>, path: string, stock: Stock, now: number) => {
  const { below } = useForm();
  const at = `${path}/${stock.inside}`;
  const value = useFormSelector(
    at,
    useCallback(session => valueIn(session, at), [at]),
  );
  const field = fieldAt(list.item, `/${stock.inside}`);
  const counts = (one: unknown): boolean => field !== undefined && stillCounts(field, one, now);
  const isOutBelow = below.some(({ changes }) =>
    changes.some(change => change.path === at && 'value' in change && counts(change.value)),
  );
  return { at, isOut: counts(value), isOutBelow };
};
