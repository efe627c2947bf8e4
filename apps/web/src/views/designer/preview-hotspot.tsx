import { designersTexts } from '@commissary/catalog';
import { type CSSProperties, createContext, type ReactNode, useContext } from 'react';

export interface PreviewHotspotProps {
  /** The path of the field that sets its look. */
  readonly field: string;
  /** The label of the field, after the text of the part itself. */
  readonly name: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** What it does on a screen that is operated; without it such a part is a text. */
  readonly onPress?: (() => void) | undefined;
  readonly isPressed?: boolean | undefined;
  /** Something about it is listed beside the picture. */
  readonly isMarked?: boolean | undefined;
  readonly children: ReactNode;
}

/** Whether a picture is operated as the screen that it shows; its parts lead to the fields that set their look otherwise. */
export const OperatedPicture = createContext(false);

/** A part of a picture: it looks like the part it represents. */
export function PreviewHotspot(props: PreviewHotspotProps) {
  const isOperated = useContext(OperatedPicture);
  const { field: paints, name, className, style, onPress, isPressed, isMarked, children } = props;
  const look = { className, style, 'data-marked': isMarked || undefined };
  if (!isOperated)
    return (
      <button type="button" data-paints={paints} title={designersTexts.changePart(name)} {...look}>
        {children}
        <span className="visually-hidden">{designersTexts.editSuffix(name)}</span>
      </button>
    );
  if (onPress === undefined) return <span {...look}>{children}</span>;
  return (
    <button type="button" aria-pressed={isPressed} onClick={onPress} {...look}>
      {children}
    </button>
  );
}
