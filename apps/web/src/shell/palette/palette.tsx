import { controlsTexts, shellTexts } from '@commissary/catalog';
import { Combobox, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { Dialog, LevelIcon } from '../../ui/index.ts';
import type { LazyDialogProps } from '../use-lazy-dialog.ts';
import styles from './palette.module.css';
import { found } from './palette-entry.ts';
import { usePaletteEntries } from './use-palette-entries.ts';

/** Finds screens, tenants, settings, menu items and actions by a few characters; arrows and Enter are enough. */
export function Palette({ begun, onClose }: LazyDialogProps) {
  const [text, setText] = useState('');
  const { entries, isSearching } = usePaletteEntries(text);
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const { selectFirstOption } = combobox;
  const groups = useMemo(() => found(entries, text), [entries, text]);
  // What arrives later without changing the results leaves the selection where it is.
  const order = groups.flatMap(({ entries }) => entries.map(({ id }) => id)).join('\n');
  useEffect(() => {
    if (order !== '') selectFirstOption();
  }, [order, selectFirstOption]);
  const run = (id: string) => {
    onClose();
    entries.find(entry => entry.id === id)?.run();
  };
  return (
    <Dialog label={shellTexts.search} size={560} atTop onClose={onClose}>
      <Combobox store={combobox} onOptionSubmit={run}>
        <div className={`${styles.search} row align-center tone-3 pad-x-16 pad-y-4`}>
          <IconSearch size={17} stroke={1.8} aria-hidden />
          <Combobox.EventsTarget>
            <input
              className={`${styles.input} grow min-width-0 tone-1 pad-0`}
              aria-label={shellTexts.search}
              placeholder={shellTexts.searchPlaceholder}
              autoComplete="off"
              data-autofocus
              value={text}
              onFocus={() => setText(text => text + begun())}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          </Combobox.EventsTarget>
        </div>
        <Combobox.Options className={styles.options ?? ''} aria-label={shellTexts.results} tabIndex={0}>
          {groups.length === 0 && (
            <Combobox.Empty>{isSearching ? controlsTexts.loading : shellTexts.noResults}</Combobox.Empty>
          )}
          {groups.map(({ group, entries }) => (
            <Combobox.Group key={group} label={group}>
              {entries.map(({ id, label, detail, level }) => (
                <Combobox.Option key={id} value={id}>
                  <span className="row align-baseline gap-8 min-width-0">
                    {level && <LevelIcon level={level} />}
                    <span className={styles.label}>{label}</span>
                    {detail !== undefined && (
                      <span className={`${styles.detail} min-width-0 size-12 tone-3 nowrap`}>{detail}</span>
                    )}
                  </span>
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
      </Combobox>
    </Dialog>
  );
}
