import { splitPath } from '@commissary/schema';
import { SectionEditors } from '../presence/index.ts';
import { OverridesPopover } from '../provenance/index.ts';

export interface SectionBadgesProps {
  readonly path: string;
  readonly title: string;
  /** Whether the header of the page counts the same overrides. */
  readonly isWholePage?: boolean;
}

/** Beside the title of a section: the number of values set in it here, and who else is changing it. */
export function SectionBadges({ path, title, isWholePage = false }: SectionBadgesProps) {
  const [section = '', ...inside] = splitPath(path);
  return (
    <>
      {!isWholePage && <OverridesPopover paths={[path]} title={title} />}
      {inside.length === 0 && <SectionEditors section={section} />}
    </>
  );
}
