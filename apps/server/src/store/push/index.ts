export {
  claimPushMessage,
  countPushMessage,
  endPushMessage,
  messagesOf,
  type PushMessage,
  postponePushMessage,
  type TakenPush,
  takeBackMessages,
} from './push-message.ts';
export {
  findPush,
  insertPush,
  listPushes,
  type PushRecord,
} from './push-notification.ts';
