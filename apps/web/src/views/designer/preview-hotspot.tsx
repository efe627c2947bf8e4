import { designersTexts } from '@commissary/catalog';
import type { CSSProperties, ReactNode } from 'react';

export interface PreviewHotspotProps {
  /** The path of the field that paints it. */
  readonly field: string;
  /** What the field is called, behind what the part says itself. */
  readonly name: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** A part of a preview: it looks as what it stands for, and leads to the field that paints it. */
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
