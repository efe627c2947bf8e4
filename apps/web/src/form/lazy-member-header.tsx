import { lazyComponent } from '../navigation/index.ts';
import { PageHeader } from '../ui/index.ts';

/** Loaded when the first member is opened: most screens edit sections. */
export const LazyMemberHeader = lazyComponent(async () => (await import('./member-header.tsx')).MemberHeader, {
  fallback: ({ screen }) => <PageHeader title={screen.title} />,
});
