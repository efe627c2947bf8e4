import { explanationTexts as texts } from '@commissary/catalog';
import { IconUserQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { AppLink } from '../../navigation/index.ts';
import { SetBy, type ValueSource } from './set-by.tsx';
import styles from './sourced-line.module.css';

export interface SourcedLineProps {
  readonly text: string;
  /** Formatted; absent where it has none. */
  readonly amount?: string | undefined;
  /** Where it is set; null where it is stored nowhere. */
  readonly source: ValueSource | null;
}

/** A line of an explanation, with a link to where that is set, the level, and on request who set it and when. */
export function SourcedLine({ text, amount, source }: SourcedLineProps) {
  const [isOpen, setOpen] = useState(false);
  const words = texts.from(text, source === null || source.level === 'company' ? [] : [texts.setAt(source.name)]);
  return (
    <li className={`${styles.line} row wrap gap-4 gap-x-12`}>
      <span className="grow">{source?.href == null ? words : <AppLink href={source.href}>{words}</AppLink>}</span>
      {amount !== undefined && <span>{amount}</span>}
      {source !== null && (
        <button
          type="button"
          className={`${styles.who} grid rigid tone-2 pad-0`}
          aria-label={texts.whoSet(text)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconUserQuestion size={16} stroke={1.8} aria-hidden />
        </button>
      )}
      {isOpen && source !== null && <SetBy source={source} />}
    </li>
  );
}
