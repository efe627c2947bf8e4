import { Popover } from '@mantine/core';
import { type ReactElement, type ReactNode, useState } from 'react';
import { keepFocus } from '../focus/keep-focus.ts';
import styles from './popover-menu.module.css';

export interface PopoverMenuProps {
  /** The accessible name of the panel. */
  readonly label: string;
  readonly width?: number;
  /** The button; it receives the properties that open the panel. */
  readonly button: (props: {
    readonly type: 'button';
    readonly onClick: () => void;
    readonly 'aria-expanded': boolean;
  }) => ReactElement;
  /** The content; `close` is for links that leave the page. */
  readonly children: (close: () => void) => ReactNode;
}

/** A small panel under a button, for links, choices and facts. Escape closes it and returns the focus. */
export function PopoverMenu({ label, width = 280, button, children }: PopoverMenuProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <Popover opened={opened} onChange={setOpened} width={width} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        {button({ type: 'button', onClick: () => setOpened(!opened), 'aria-expanded': opened })}
      </Popover.Target>
      <Popover.Dropdown onFocus={keepFocus} aria-label={label} className={styles.panel ?? ''}>
        {children(close)}
      </Popover.Dropdown>
    </Popover>
  );
}

/** The class of a link or a button in a panel. */
export const panelItem = `${styles.item} row align-center gap-8 full-width tone-1 pad-x-12 pad-y-4`;
export const panelLine = styles.line;
