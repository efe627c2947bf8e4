import type { NavigationGroup } from '@commissary/catalog';
import { Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { AppLink } from '../navigation/index.ts';
import styles from './nav-group.module.css';
import { groupIcons } from './nav-icons.ts';

export interface NavGroupProps {
  readonly group: NavigationGroup;
  /** The item of the open screen. */
  readonly current: string | null;
  /** Icons only, without labels. */
  readonly strip: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Called when a link was followed. */
  readonly onLeave: () => void;
}

/** One group of the sidebar. A group with a single screen is rendered as that link. */
export function NavGroupView({ group, current, strip, open, onToggle, onLeave }: NavGroupProps) {
  const listId = useId();
  const Glyph = groupIcons[group.id];
  const holdsCurrent = group.items.some(({ id }) => id === current);
  const [only] = group.items;
  const face = (
    <>
      <Glyph size={17} stroke={1.8} aria-hidden className={`${styles.glyph} rigid`} />
      {!strip && <span className="grow">{group.title}</span>}
    </>
  );
  if (only !== undefined && group.items.length === 1 && only.label === group.title)
    return (
      <li>
        <Tooltip label={group.title} position="right" disabled={!strip}>
          <AppLink
            href={only.href}
            className={`${styles.head} row align-center full-width tone-2`}
            data-strip={strip}
            data-current={holdsCurrent}
            aria-current={holdsCurrent ? 'page' : undefined}
            aria-label={strip ? group.title : undefined}
            onClick={onLeave}
          >
            {face}
          </AppLink>
        </Tooltip>
      </li>
    );
  return (
    <li>
      <Tooltip label={group.title} position="right" disabled={!strip}>
        <button
          type="button"
          className={`${styles.head} row align-center full-width tone-2`}
          data-strip={strip}
          data-current={strip && holdsCurrent}
          data-open={open}
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-label={strip ? group.title : undefined}
          onClick={onToggle}
        >
          {face}
          {!strip && (open ? <IconChevronDown size={15} aria-hidden /> : <IconChevronRight size={15} aria-hidden />)}
        </button>
      </Tooltip>
      {open && (
        <ul className="list" id={listId}>
          {group.items.map(item => (
            <li key={item.id}>
              <AppLink
                href={item.href}
                className={`${styles.item} row align-center full-width tone-2`}
                data-current={item.id === current}
                aria-current={item.id === current ? 'page' : undefined}
                onClick={onLeave}
              >
                {item.label}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
