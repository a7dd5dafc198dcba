export {remarkFormulaSyntax} from './formulaSyntax';
export {default as remarkFormulas} from './remarkFormulas';
