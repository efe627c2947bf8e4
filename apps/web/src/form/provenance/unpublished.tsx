import { formTexts } from '@commissary/catalog';
import { formatValueAt } from '@commissary/schema';
import { Popover } from '@mantine/core';
import { useState } from 'react';
import { dayAndTimeAt, valueTexts } from '../../formatting/index.ts';
import { Dot } from '../../ui/index.ts';
import { type FieldState, useForm } from '../state/index.ts';
import styles from './unpublished.module.css';

/** Marks a saved value that the terminals do not have; focus, tap or hover shows the value they have. */
export function Unpublished({ state, live }: { readonly state: FieldState; readonly live: unknown }) {
  const { store, zone } = useForm();
  const [open, setOpen] = useState(false);
  const context = store.surroundings().live;
  const { definition } = store.session().opened;
  const words = formatValueAt(valueTexts, definition, context?.value, state.path, live);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" withinPortal>
      <Popover.Target>
        <button
          type="button"
          className={`${styles.badge} inline-row align-center text-12 weight-600 nowrap`}
          aria-expanded={open}
          onClick={() => setOpen(true)}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
          onPointerEnter={() => setOpen(true)}
          onPointerLeave={() => setOpen(false)}
        >
          <Dot tone="amber" />
          {formTexts.notPublished}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <div className="row align-baseline gap-8 text-13 pad-x-12 pad-y-8" role="status">
          <Dot tone="live" />
          <span>
            <strong>{formTexts.liveNow(words)}</strong>
            {context !== null && (
              <span className={styles.since}>{formTexts.liveSinceTime(dayAndTimeAt(context.since, zone))}</span>
            )}
          </span>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
