import { IconChevronDown } from '@tabler/icons-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import badge from '../badge.module.css';
import type { Tone } from '../badge.tsx';
import { classNames } from '../class-names.ts';
import styles from './pill-button.module.css';

export interface PillButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tone: Tone;
  readonly icon?: ReactNode;
  /** It opens a panel under it. */
  readonly opens?: boolean;
}

/** A tinted button with a count and a word, such as "3 set here". */
export function PillButton({ tone, icon, opens = false, className, children, ...rest }: PillButtonProps) {
  return (
    <button type="button" className={classNames(styles.pill, badge[tone], className)} {...rest}>
      {icon}
      {children}
      {opens && <IconChevronDown size={13} stroke={1.8} aria-hidden />}
    </button>
  );
}
