import { formListsTexts, valuesOfAnother } from '@commissary/catalog';
import type { List } from '@commissary/schema';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keyOf, useAddMember } from './lists/index.ts';
import styles from './member-header.module.css';
import type { RowPosition } from './rows/index.ts';
import { useForm, valueIn } from './state/index.ts';

interface AddAnotherProps {
  readonly list: List<unknown>;
  readonly listPath: string;
  readonly rows: readonly RowPosition[];
  /** The member whose page is open: the next one belongs where it does. */
  readonly path: string;
}

/** Adds the next member from the page of one, without the way back to their list. */
export function AddAnother({ list, listPath, rows, path }: AddAnotherProps) {
  const { store, address } = useForm();
  const add = useAddMember(list, listPath, rows);
  if (add === null || keyOf(list) !== undefined) return null;
  const values = () =>
    Object.fromEntries(
      valuesOfAnother(address.kind, listPath).flatMap(key => {
        const value = valueIn(store.session(), `${path}/${key}`);
        return typeof value === 'string' ? [[key, value]] : [];
      }),
    );
  return (
    <Button
      className={styles.another ?? ''}
      variant="default"
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
      aria-label={formListsTexts.addAnotherOf(list.item.label.toLowerCase())}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      data-adds={listPath}
      onClick={() => add(values())}
    >
      <span className={styles.words}>{formListsTexts.addAnother}</span>
    </Button>
  );
}
