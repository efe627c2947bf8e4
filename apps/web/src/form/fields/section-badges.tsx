import { splitPath } from '@commissary/schema';
import { SectionEditors } from '../presence/index.ts';
import { OverridesPopover } from '../provenance/index.ts';

/** Beside the title of a section: the number of values set in it here, and who else is changing it. */
export function SectionBadges({ path, title }: { readonly path: string; readonly title: string }) {
  const [section = '', ...inside] = splitPath(path);
  return (
    <>
      <OverridesPopover paths={[path]} title={title} />
      {inside.length === 0 && <SectionEditors section={section} />}
    </>
  );
}
