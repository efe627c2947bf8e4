import { hireTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type EditSession, isDirty } from '../../form/edit-session/index.ts';
import { useFormSelector } from '../../form/state/index.ts';

export interface SummaryRowProps {
  /** What the row is about, as its button says. */
  readonly name: string;
  /** Its fields are open at first: it is new. */
  readonly isNew: boolean;
  readonly head: ReactNode;
  /** Beside the button, while the fields are closed; `open` shows them. */
  readonly acts?: (open: () => void) => ReactNode;
  /** What is read while the fields are closed. */
  readonly summary?: ReactNode;
  readonly fields: () => ReactNode;
}

/** A member of a list as people read it, with its fields behind one button. */
export function SummaryRow({ name, isNew, head, acts, summary, fields }: SummaryRowProps) {
  const [isOpen, setOpen] = useState(isNew);
  const saved = useFormSelector('', savedIn);
  const isChanged = useFormSelector('', isDirty);
  const [before, setBefore] = useState(saved);
  // Once everything is saved, the row is read again.
  if (saved !== before) {
    setBefore(saved);
    if (!isChanged) setOpen(false);
  }
  return (
    <div className={'stack gap-8 pad-y-10 line-below'}>
      <div className="row wrap align-center justify-between gap-4 gap-x-16">
        <div className={'min-width-0 grow'}>{head}</div>
        <span className="row align-center gap-4">
          {!isOpen && acts?.(() => setOpen(true))}
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            aria-label={isOpen ? hireTexts.closeFields(name) : hireTexts.changeFields(name)}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? hireTexts.close : hireTexts.change}
          </Button>
        </span>
      </div>
      {isOpen ? fields() : summary}
    </div>
  );
}

const savedIn = (session: EditSession): unknown => session.opened.base;
