export {remarkFormulaSyntax} from './formulaSyntax';
