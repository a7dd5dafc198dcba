/** The light theme, for paper: '#rrggbb' by the tokens of `src/css/colours.css`. */
export {light as palette} from '@site/src/css/colours.css?brand';
