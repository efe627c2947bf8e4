export { createServer, type InjectedCall, type InjectedResponse, type Server } from './server.ts';
