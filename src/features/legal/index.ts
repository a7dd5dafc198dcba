export {legalPaths} from './model/versions';
