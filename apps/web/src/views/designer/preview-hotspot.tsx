import { designersTexts } from '@commissary/catalog';
import type { CSSProperties, ReactNode } from 'react';

export interface PreviewHotspotProps {
  /** The path of the field that sets its look. */
  readonly field: string;
  /** The label of the field, after the text of the part itself. */
  readonly name: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** A part of a preview: it looks like the part it represents, and links to the field that sets its look. */
export function PreviewHotspot({ field: paints, name, className, style, children }: PreviewHotspotProps) {
  return (
    <button
      type="button"
      data-paints={paints}
      className={className}
      style={style}
      title={designersTexts.changePart(name)}
    >
      {children}
      <span className="visually-hidden">{designersTexts.editSuffix(name)}</span>
    </button>
  );
}
