import type {ReactNode} from 'react';
// The same module under the name that the replacement leaves alone.
import {renderToPipeableStream as renderInChunks} from 'react-dom/server.node';

type Options = Parameters<typeof renderInChunks>[1];

/** React's own function with the one chunk size that never splits a page. */
export function renderToPipeableStream(app: ReactNode, options: Options) {
  return renderInChunks(app, {...options, progressiveChunkSize: Number.POSITIVE_INFINITY});
}
