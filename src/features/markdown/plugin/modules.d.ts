declare module '@slorber/remark-comment' {
  import type {Processor} from 'unified';

  export default function remarkComment(this: Processor, options?: {readonly ast?: boolean}): void;
}
