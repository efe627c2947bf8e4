export { PresenceAvatars, SectionEditors } from './presence-avatars.tsx';
export { usePresence } from './use-presence.ts';
