import {setTimeout as sleep} from 'node:timers/promises';
import {idOf, newMessage, postMessage} from './client';

/**
 * What posts a message as a visitor does: to either server, again with the same key while there is no answer.
 */
export function startVisitors(servers: readonly {url: string}[], count: number) {
  const acknowledged: string[] = [];
  const times: number[] = [];
  const statuses = new Map<number, number>();
  let leaving = false;
  const gone = Promise.all(
    Array.from({length: count}, async (_, visitor) => {
      for (let i = visitor; !leaving; i++) {
        const message = newMessage();
        for (let attempt = 0; ; attempt++) {
          const answer = await postMessage(servers[(i + attempt) % servers.length]?.url ?? '', message);
          times.push(answer.ms);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          if (answer.status === 202) {
            acknowledged.push(idOf(answer));
            break;
          }
          if (leaving) {
            break;
          }
          await sleep(50);
        }
        await sleep(5);
      }
    }),
  );
  return {
    acknowledged,
    times,
    statuses,
    async leave() {
      leaving = true;
      await gone;
    },
  };
}
