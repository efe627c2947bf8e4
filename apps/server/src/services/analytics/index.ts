/**
 * Where to look: dashboards of an analytics service: whether there is one and which it has `dashboards.ts`; the token that
 * signs a person in there `sign-in.ts`; which pages it leads to `return-path.ts`; `docs/adr/0105-embedded-analytics.md`.
 */
export { analyticsSettings, readDashboards } from './dashboards.ts';
export { signInToken, signOutAddress } from './sign-in.ts';
