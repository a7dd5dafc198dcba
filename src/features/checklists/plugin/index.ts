export {rehypeChecklists} from './rehypeChecklists';
