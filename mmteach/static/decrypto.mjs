var h,re,Ae,M,I,D,ae,N,se,V,G,Ce,R=Symbol.for("pv"),$={},H=[],Te=/^m(i|n|o|s|text|space)$/,F=Array.isArray,Z=H.slice,L=Object.assign;function z(t){t&&t.parentNode&&t.remove()}function me(t,e,n){var i,r,o,s={},m=arguments.length;for(o in e)o=="key"?i=e[o]:o=="ref"&&typeof t!="function"?r=e[o]:s[o]=e[o];return m>2&&(s.children=m>3?Z.call(arguments,2):n),E(t,s,i,r,null)}function E(t,e,n,i,r){var o={type:t,props:e,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:R,__v:r||++re,__i:-1,__u:0};return!r&&h.vnode&&h.vnode(o),o}function O(t){return t.children}function U(t,e){this.props=t,this.context=e,this.__g=0}function A(t,e){if(e==null)return t.__&&A(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:A(t)}function ze(t){var e,n=t.__v,i=n.__e,r=[],o=[],s=t.__P;s&&((e=L({constructor:R},n)).__v=n.__v+1,h.vnode&&h.vnode(e),J(s,e,n,t.__n,s.namespaceURI,32&n.__u?[i]:null,r,i||A(n),32&n.__u,o),e.__v=n.__v,e.__.__k[e.__i]=e,_e(r,e,o),n.__=n.__e=null,e.__e!=i&&le(e))}function le(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),le(t)}function oe(t){(8&t.__g||(t.__g|=8,M.push(t),D++))&&I==h.debounceRendering||((I=h.debounceRendering)||queueMicrotask)(ce)}function ce(){try{for(var t,e=1;M.length;)M.length>e&&M.sort(ae),t=M.shift(),e=M.length,8&t.__g&&ze(t)}finally{(D=M.length)&&(I||queueMicrotask)(ce)}}function de(t,e,n,i,r,o,s,m,d,b,l){var f,_,a,c,y,u,g=i.__k||H,p=e.length;for(d=Le(n,e,g,d,p),f=0;f<p;f++)(a=n.__k[f])!=null&&(_=~a.__i&&g[a.__i]||$,a.__i=f,u=J(t,a,_,r,o,s,m,d,b,l),c=a.__e,(_.ref!=a.ref||8&_.__u)&&(_.ref&&K(_.ref,null,a,_),a.ref&&l.push(a.ref,a.__c||c,a)),y=y||c,4&a.__u?(d=pe(a,d,t,!_.__v),_.__e&&(_.__e=null)):typeof a.type=="function"&&u!==void 0?d=u:c&&(d=c.nextSibling),a.__u&=-21);return n.__e=y,d}function Le(t,e,n,i,r){var o,s,m,d,b,l,f,_,a,c=n.length,y=c,u=0,g=0,p=t.__k=Array(r);for(o=0;o<r;o++)(s=e[o])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=p[o]=E(null,s):F(s)?s=p[o]=E(O,{children:s}):s.constructor===R&&s.__b?s=p[o]=E(s.type,s.props,s.key,s.ref,s.__v):p[o]=s,d=o+u,s.__=t,s.__b=t.__b+1,m=null,~(b=s.__i=Ee(s,n,d,y))&&(y--,(m=n[b])&&(m.__u|=2)),m&&m.__v?(s.__u|=16,b==d-1?u--:b==d+1?u++:b!=d&&(b>d?u--:u++,g=1)):(~b||(r>c?u--:r<c&&u++),typeof s.type!="function"&&(s.__u|=4))):p[o]=null;if(g){for(l=[],f=[],o=0;o<r;o++)if((s=p[o])&&16&s.__u){for(u=0,_=l.length;u<_;)l[a=u+_>>1]<s.__i?u=a+1:_=a;l[u]=s.__i,f[o]=u+1}for(u=l.length;o--;)f[o]&&(f[o]==u?u--:p[o].__u|=4)}if(y)for(o=0;o<c;o++)!(m=n[o])||2&m.__u||(m.__e==i&&(i=A(m)),Q(m,m));return i}function pe(t,e,n,i){var r,o,s,m;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=pe(r[o],e,n,!1));return e}for(e&&!e.parentNode&&(e=A(t))&&!e.parentNode&&(e=null),s=t.__e,m=e;m&&m.nodeType==8;)m=m.nextSibling;for(s!=m&&(!i&&n.moveBefore&&s.parentNode?n.moveBefore(s,e):n.insertBefore(s,e||null)),e=s;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Ee(t,e,n,i){var r,o=t.key,s=t.type,m=e[n],d=m&&!(2&m.__u);if(m===null&&o==null||d&&o==m.key&&s==m.type)return n;if(i>(d?1:0)){for(r=n-1;r>=0;r--)if((m=e[r])&&!(2&m.__u)&&o==m.key&&s==m.type)return r;for(r=n+1;r<e.length;r++)if((m=e[r])&&!(2&m.__u)&&o==m.key&&s==m.type)return r}return-1}function ie(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function P(t,e,n,i,r){var o,s;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof i=="string"&&(t.style.cssText=i=""),i)for(e in i)n&&e in n||ie(t.style,e);if(n)for(e in n)i&&n[e]==i[e]||ie(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof i!="function"&&(i=null),(t.__e||(t.__e={}))[e]=n,n&&i||(s=G[e]||(G[e]=Re(e)),(t.__a||(t.__a={}))[e]=V,o=e!=(e=e.replace(se,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,s,o):t.removeEventListener(e,s,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Re(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[N]==null)e[N]=V++;else if(e[N]<this.__a[t])return;return n(h.event?h.event(e):e)}}}function J(t,e,n,i,r,o,s,m,d,b){var l,f,_,a,c,y,u,g,p,w,v,B,te,j,C,ne,S,T,x=e.type;if(e.constructor!==R)return null;128&n.__u&&(d=32&n.__u,l=n.__c.__z)&&(e.__u|=d,f=o=[],l.nodeType==8?m=W(l,o):o.push(l),m=o[0]||m),(l=h.__b)&&l(e);e:if(typeof x=="function"){_=s.length;try{if(g=e.props,p=(l=x.prototype)&&l.render,w=(l=x.contextType)&&i[l.__c],v=l?w?w.props.value:l.__:i,(a=n.__c)?(e.__c=a,2&a.__g&&(a.__g|=1)):(p?e.__c=a=new x(g,v):(e.__c=a=new U(g,v),a.constructor=x,a.render=Pe),w&&w.sub(a),a.state||(a.state={}),a.__n=i,a.__g|=8,a.__h=[],a.__k=[]),p&&(a.__s||(a.__s=a.state),x.getDerivedStateFromProps&&(a.__s==a.state&&(a.__s=L({},a.__s)),L(a.__s,x.getDerivedStateFromProps(g,a.__s)))),c=a.props,y=a.state,a.__v=e,n.__c){if(g!==c&&p&&!x.getDerivedStateFromProps&&a.componentWillReceiveProps&&a.componentWillReceiveProps(g,v),e.__v==n.__v&&!(8&a.__g)||!(4&a.__g)&&a.shouldComponentUpdate&&a.shouldComponentUpdate(g,a.__s,v)===!1){e.__v!=n.__v&&(a.props=g,a.state=a.__s,a.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(k){k&&(k.__=e)}),H.push.apply(a.__h,a.__k),a.__k=[],a.__h.length&&s.push(a),m=A(n);break e}a.componentWillUpdate&&a.componentWillUpdate(g,a.__s,v),p&&a.componentDidUpdate&&a.__h.push(function(){a.componentDidUpdate(c,y,u)})}else p&&!x.getDerivedStateFromProps&&a.componentWillMount&&a.componentWillMount(),p&&a.componentDidMount&&a.__h.push(a.componentDidMount);a.context=v,a.props=g,a.__P=t,a.__g&=-5,B=h.__r,te=p?25:0;do a.__g&=-9,B&&B(e),l=a.render(a.props,a.state=a.__s,a.context);while(8&a.__g&&++te<25);p&&(H.push.apply(a.__h,a.__k),a.__k=[]),a.state=a.__s,a.getChildContext&&(i=L({},i,a.getChildContext())),p&&n.__c&&a.getSnapshotBeforeUpdate&&(u=a.getSnapshotBeforeUpdate(c,y)),j=l&&l.type===O&&l.key==null?l.props.children:l,g.__P&&(l=m,r=(t=g.__P).namespaceURI,d=o=null,n.props&&n.props.__P!=t&&(n.__k.some(function(k){k&&Q(k,k)}),n.__k=null),m=n.__k?A(n,0):null),m=de(t,F(j)?j:[j],e,n,i,r,o,s,m,d,b),g.__P&&(e.__e=null,m=l),e.__u&=-161,f&&f.some(z),a.__h.length&&s.push(a),1&a.__g&&(a.__g&=-4)}catch(k){if(s.length=_,e.__v=null,d||o)if(k&&k.then){if(e.__u|=128|d,o){for(~(S=o.indexOf(m||void 0))||(S=o.length);(T=o[S-1])&&T.nodeType==8;)S--;for(;S<o.length;S++)if(T=o[S])if(o[S]=null,C){if(T==ne)break}else{if(T.nodeType!=8)break;T.data.startsWith("$s")&&(ne=W(C=T))}}if(!C){for(;m&&m.nodeType==8&&m.nextSibling;)m=m.nextSibling;C=m}(l=W(C=e.__c.__z||(e.__c.__z=C)))?(e.__e=C,m=l):e.__e=m,m=m&&m.nextSibling}else o&&o.some(z);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),k&&k.then||ue(e),h.__e(k,e,n)}}else m=e.__e=je(n.__e,e,n,i,r,o,s,d,b,t);return(l=h.diffed)&&l(e),m}function W(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function ue(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(ue))}function _e(t,e,n){for(var i=0;i<n.length;)K(n[i++],n[i++],n[i++]);h.__c&&h.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){h.__e(o,r.__v)}})}function je(t,e,n,i,r,o,s,m,d,b){var l,f,_,a,c,y,u,g,p=n.props||$,w=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(l=0;l<o.length;l++)if((c=o[l])&&(v?c.localName==v:c.nodeType==3)){t=c,o[l]=null;break}}if(!t){if(g=b.ownerDocument||document,!v)return g.createTextNode(w);t=g.createElementNS(r,v,w.is?w:b),m&&(h.__m&&h.__m(e,o),m=!1),o=null}if(v){if(b=v=="template"&&t.content||t,o=v=="textarea"&&w.defaultValue!=null?null:o&&Z.call(b.childNodes),!m&&o)for(p={},l=0;l<t.attributes.length;l++)p[(c=t.attributes[l]).name]=c.value;for(l in p)c=p[l],l=="dangerouslySetInnerHTML"?_=c:l=="children"||l in w||l=="value"&&"defaultValue"in w||l=="checked"&&"defaultChecked"in w||P(t,l,null,c,r);for(l in w)c=w[l],l=="children"?a=c:l=="dangerouslySetInnerHTML"?f=c:l=="value"?y=c:l=="checked"?u=c:m&&typeof c!="function"||p[l]===c||P(t,l,c,p[l],r);f?(m||_&&(f.__html==_.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(_&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Te.test(v))&&(r="http://www.w3.org/1999/xhtml"),de(b,F(a)?a:[a],e,n,i,r,o,s,o?o[0]:n.__k&&A(n,0),m,d),o&&o.some(z)),m&&v!="textarea"||(l="value",v=="progress"&&y==null?t.removeAttribute(l):y==null||y===t[l]&&(v!="progress"||y)||P(t,l,y,p[l],r),l="checked",u!=null&&u!=t[l]&&P(t,l,u,p[l],r))}else p===w||m&&t.data==w||(t.data=w);return t}function K(t,e,n,i){try{typeof t=="function"?e?e.__x=t(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){h.__e(r,n)}}function Q(t,e,n){var i,r,o,s;if(h.unmount&&h.unmount(t),!(i=t.ref)||i.current&&i.current!=t.__e||K(i,null,e,t),i=t.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(m){h.__e(m,e)}i.__P=i.__n=null}if(i=t.__k)for(s=0;s<i.length;s++)i[s]&&Q(i[s],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(i=t.__c)&&(i=i.__z)&&(r=W(i,o=[]))&&(i==t.__e&&o.some(z),z(r),z(i)),n||z(t.__e),t.__e=t.__c=t.__=null}function Pe(t,e,n){return this.constructor(t,n)}function X(t,e){var n,i,r,o;h.__&&h.__(t,e),e.nodeType==9&&(e=e.documentElement),i=(n=t&&32&t.__u)?null:e.__k,e.__k=E(O,{children:[t]}),r=[],o=[],J(e,e.__k,i||$,$,e.namespaceURI,i?null:e.firstChild?Z.call(e.childNodes):null,r,i?i.__e:e.firstChild,n,o),_e(r,e.__k,o),e.__k.props.children=null}h={__e:function(t,e,n,i){for(var r,o,s;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((s=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,i||{}),s=1),s&&8&r.__g)return void(r.__g|=2)}catch(m){t=m}}throw D=0,t}},re=0,Ae=function(t){return t!=null&&t.constructor===R},U.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=L({},this.state)),typeof t=="function"&&(t=t(L({},n),this.props)),t&&(L(n,t),this.__v&&(e&&this.__k.push(e),oe(this)))},U.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),oe(this))},U.prototype.render=O,M=[],D=0,ae=function(t,e){return t.__v.__b-e.__v.__b},N=Symbol(),se=/(PointerCapture)$|Capture$/i,V=0,G={},Ce=0;function he(t,e){let n=new Map(Object.entries(t)),i=new Map;return{place:e,get:r=>n.get(r),set(r,o){if(n.get(r)!==o){n.set(r,o);for(let s of[...i.get(`change:${r}`)??[]])s()}},on(r,o){i.has(r)||i.set(r,new Set),i.get(r).add(o)},off:(r,o)=>{i.get(r)?.delete(o)},save_changes(){}}}function Y(t){let{["mm"]:e,...n}=Object.fromEntries(new URLSearchParams(location.hash.slice(1)));return e===t?n:null}var fe={error:{in_row:"Zeile {row}: {sentence}",language:"{value} ist keine Sprache von mmteach. Möglich: {accepted}.",unknown_peg:"Stecker {peg}: {value} gehört nicht zu diesem Spiel. Möglich: {accepted}.",code_length:"{value} hat {found} Stecker; ein Code dieses Spiels hat {positions}. Möglich: {accepted}.",repeat:"Stecker {peg}: {value} steckt schon an Stelle {first}, und dieses Spiel erlaubt keine Wiederholung. Bitte etwas anderes wählen.",not_a_code:"{value} ist kein Code. Möglich: Buchstaben, Namen oder Symbole wie {accepted}.",unknown_edition:"{value} ist kein bekanntes Spiel. Möglich: {accepted} oder die Angaben eines eigenen Spiels.",edition_positions:"positions: {value} liegt außerhalb der Grenzen. Möglich: eine ganze Zahl von {low} bis {high}.",edition_symbols:"colours: {value} Symbole, das Loch mitgezählt, liegt außerhalb der Grenzen. Möglich: {low} bis {high}.",edition_rows:"rows: {value} liegt außerhalb der Grenzen. Möglich: eine ganze Zahl von {low} bis {high}.",edition_points:"{field}: {value} liegt außerhalb der Grenzen. Möglich: eine ganze Zahl, 0 oder mehr.",edition_colours:"colours: {value} ist weder eine Zahl noch eine Liste von Namen. Möglich: 2 bis 12 oder so viele Namen.",edition_names:"colours, Name {place}: {value} ist leer oder mit einem anderen Namen zu verwechseln. Möglich: Namen, die sich nicht nur in Groß- und Kleinschreibung oder Akzenten unterscheiden und von denen keiner der Anfang eines anderen ist.",edition_key_names:"key_names: {value} ist kein Namenspaar. Möglich: zwei verschiedene Wörter, etwa schwarz und grau.",too_few_colours:"Ein Code aus {positions} Steckern ohne Wiederholung braucht {positions} Symbole; dieses Spiel hat {symbols}.",feedback_unread:"{value} ist keine Antwort. Möglich: zwei Zahlen, zuerst die richtig platzierten, etwa 1 2, 1s2g oder 1 richtig platziert, 2 falsch platziert.",feedback_sum:"{value} ist unmöglich: Ein Code aus {positions} Steckern bringt insgesamt 0 bis {positions} Stifte.",feedback_last:"{value} ist unmöglich: Wenn {exact} Stecker richtig platziert sind, bleibt dem letzten keine andere Stelle.",too_many_codes:"Dieses Spiel hat {codes} Codes: zu viele, um sie aufzulisten. Möglich: ein Spiel mit höchstens {most} Codes.",edition_text:"{field}: {value} ist kein Name. Möglich: ein Text, der nicht leer ist."}};var ge={error:{in_row:"Row {row}: {sentence}",language:"{value} is not a language of mmteach. Accepted: {accepted}.",unknown_peg:"Peg {peg}: {value} is not a symbol of this box. Accepted: {accepted}.",code_length:"{value} has {found} pegs; a code of this box has {positions}. Accepted: {accepted}.",repeat:"Peg {peg}: {value} is already at peg {first}, and this box allows no repeats. Choose another.",not_a_code:"{value} is not a code. Accepted: letters, names or symbols, such as {accepted}.",unknown_edition:"{value} is not a box we know. Accepted: {accepted}, or the fields of a box of your own.",edition_positions:"positions: {value} is out of bounds. Accepted: a whole number from {low} to {high}.",edition_symbols:"colours: {value} symbols, the hole included, is out of bounds. Accepted: {low} to {high}.",edition_rows:"rows: {value} is out of bounds. Accepted: a whole number from {low} to {high}.",edition_points:"{field}: {value} is out of bounds. Accepted: a whole number, 0 or more.",edition_colours:"colours: {value} is neither a number nor a list of names. Accepted: 2 to 12, or that many names.",edition_names:"colours, name {place}: {value} is empty or can be mistaken for another name. Accepted: names that differ in more than case and accents, none of them the first words of another.",edition_key_names:"key_names: {value} is not a pair of names. Accepted: two different words, such as black and grey.",too_few_colours:"A code of {positions} pegs without repeats needs {positions} symbols; this box has {symbols}.",feedback_unread:"{value} is not an answer. Accepted: two numbers, exact first, such as 1 2, 1b2g or 1 exact, 2 misplaced.",feedback_sum:"{value} is not possible: a code of {positions} pegs earns 0 to {positions} keys in all.",feedback_last:"{value} is not possible: when {exact} pegs are exact, the last one has no other place to belong to.",too_many_codes:"This box has {codes} codes: too many to list. Accepted: a box of at most {most} codes.",edition_text:"{field}: {value} is not a name. Accepted: a text that is not empty."}};var be={error:{in_row:"Ligne {row} : {sentence}",language:"{value} n’est pas une langue de mmteach. Accepté : {accepted}.",unknown_peg:"Pion {peg} : {value} n’est pas un symbole de cette boîte. Accepté : {accepted}.",code_length:"{value} a {found} pions ; un code de cette boîte en a {positions}. Accepté : {accepted}.",repeat:"Pion {peg} : {value} est déjà au pion {first}, et cette boîte interdit les répétitions. Choisissez-en un autre.",not_a_code:"{value} n’est pas un code. Accepté : des lettres, des noms ou des symboles, comme {accepted}.",unknown_edition:"{value} n’est pas une boîte connue. Accepté : {accepted}, ou la description de votre propre boîte.",edition_positions:"positions : {value} est hors limites. Accepté : un nombre entier de {low} à {high}.",edition_symbols:"colours : {value} symboles, trou compris, c’est hors limites. Accepté : de {low} à {high}.",edition_rows:"rows : {value} est hors limites. Accepté : un nombre entier de {low} à {high}.",edition_points:"{field} : {value} est hors limites. Accepté : un nombre entier, 0 ou plus.",edition_colours:"colours : {value} n’est ni un nombre ni une liste de noms. Accepté : de 2 à 12, ou autant de noms.",edition_names:"colours, nom {place} : {value} est vide ou peut se confondre avec un autre nom. Accepté : des noms qui diffèrent par plus que la casse et les accents, dont aucun n’est le début d’un autre.",edition_key_names:"key_names : {value} n’est pas une paire de noms. Accepté : deux mots différents, comme noire et grise.",too_few_colours:"Un code de {positions} pions sans répétition demande {positions} symboles ; cette boîte en a {symbols}.",feedback_unread:"{value} n’est pas une réponse. Accepté : deux nombres, les bien placés d’abord, comme 1 2, 1n2g ou 1 bien placé, 2 mal placés.",feedback_sum:"{value} : impossible, un code de {positions} pions rapporte de 0 à {positions} fiches en tout.",feedback_last:"{value} : impossible, quand {exact} pions sont bien placés, le dernier n’a pas d’autre place où aller.",too_many_codes:"Cette boîte compte {codes} codes : trop pour en dresser la liste. Accepté : une boîte d’au plus {most} codes.",edition_text:"{field} : {value} n’est pas un nom. Accepté : un texte qui n’est pas vide."}};var De=["en","fr","de"],$e={en:ge,fr:be,de:fe};function ve(t){return De.find(e=>e===t?.toLowerCase().split(/[-_]/)[0])??"en"}function ee(t,e,n={}){let i=qe(e,t);if(typeof i=="object"){let r=new Intl.PluralRules(e).select(Number(n.count));i=i[r]??i.other}if(typeof i!="string")throw new Error(`No sentence for ${t}`);return i.replace(/\{(\w+)\}/g,(r,o)=>Oe(n[o],e))}function He(t,e){return new Intl.NumberFormat(e).format(t)}function Oe(t,e){return typeof t=="number"?He(t,e):t??""}function qe(t,e){let n=$e[t];for(let i of e.split("."))n=typeof n=="object"?n[i]:void 0;return n}var q=class extends Error{key;values;row;constructor(e,n,i){super(e),this.key=e,this.values=n,this.row=i}in(e){let n=ee(this.key,e,this.values);return this.row===void 0?n:ee("error.in_row",e,{row:this.row,sentence:n})}};function ye(t,e){let n=new Map;for(let i of document.querySelectorAll("[data-mmteach]")){let{mmteach:r="",name:o,alive:s,...m}=i.dataset;if(!t.includes(r))continue;let d=(n.get(r)??0)+1;if(n.set(r,d),s!==void 0)continue;let b=o??`${r}-${d}`,l=i.querySelector('script[type="application/json"]')?.textContent,f=l?JSON.parse(l):m,_=y=>Be(i,u=>e(r,he(y,b),u),y),a=Y(b),c=(a&&_({...f,...a}))??_(f);a&&c?.scrollIntoView({block:"center"}),addEventListener("hashchange",()=>Y(b)&&location.reload())}}function Be(t,e,n){let i=t.cloneNode();i.dataset.alive="",t.after(i);try{return e(i),t.remove(),i}catch(r){if(i.remove(),!(r instanceof q))throw r;return t.before(Ie(r.in(ve(String(n.lang||document.documentElement.lang))))),null}}function Ie(t){let e=document.createElement("p");return e.setAttribute("role","alert"),e.textContent=t,e}function ke(t,e){if(t.isConnected)return we(t.getRootNode(),e);new ResizeObserver((n,i)=>{t.isConnected&&(i.disconnect(),we(t.getRootNode(),e))}).observe(t)}function we(t,e){if(!(t instanceof Document||t instanceof ShadowRoot))return;let n=t,i=n.mmteachStyles??=new Set,o=e.filter(s=>!i.has(s)).map(s=>{i.add(s);let m=new CSSStyleSheet;return m.replaceSync(s),m});t.adoptedStyleSheets=[...t.adoptedStyleSheets,...o]}function xe(t,e){function n(r,o,s){let m=t[r];if(!m)throw new Error(`mmteach has no board named ${r}`);ke(s,e),s.replaceChildren(),X(me(m,{model:o}),s)}let i=()=>ye(Object.keys(t),n);return document.readyState==="loading"?addEventListener("DOMContentLoaded",i):i(),{render({model:r,el:o}){return n(String(r.get("board")),r,o),()=>X(null,o)}}}var Se=`/* The page's own color-scheme decides between light and dark. */
[data-jp-theme-light="false"] .mm { color-scheme: dark; }
[data-jp-theme-light="true"] .mm { color-scheme: light; }

/* Sphinx themes lay outputs on a light panel in the dark; a board brings its own surface. */
html[data-theme] .bd-content div.cell_output .text_html:has(> [data-mmteach][data-alive]) { padding: 0; background: none; }

.mm {
  --mm-surface: light-dark(#fffdf8, #1d2026);
  --mm-panel: light-dark(#f5f1e6, #292d36);
  --mm-ink: light-dark(#1d2026, #f1efe9);
  --mm-soft: light-dark(#565b66, #b9bdc7);
  --mm-line: light-dark(#8a8d94, #868b97);
  --mm-accent: light-dark(#1a4fa3, #9cc2ff);
  --mm-on-accent: light-dark(#ffffff, #10131a);
  --mm-peg: 3.25rem;
  --mm-size: 1rem;
  container: mm / inline-size;
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.85em;
  margin: 1.25em 0;
  padding: 1em;
  border: 1px solid var(--mm-line);
  border-radius: 0.9em;
  background: var(--mm-surface);
  color: var(--mm-ink);
  font: var(--mm-size) / 1.45 system-ui, sans-serif;
  text-align: start;
}
.mm *, .mm *::before { box-sizing: border-box; }
.mm p { margin: 0; color: inherit; }
.mm-row { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5em; }
.mm-head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.5em; }
.mm-head strong { font-size: 1.1em; }
.mm-label { font-size: 0.85em; color: var(--mm-soft); }

.mm button, .mm select, .mm input[type="text"] {
  min-height: 2.75em;
  min-width: 2.75em;
  padding: 0.3em 0.85em;
  border: 1px solid var(--mm-line);
  border-radius: 0.55em;
  background: var(--mm-surface);
  color: inherit;
  font: inherit;
  touch-action: manipulation;
}
.mm select { max-width: 100%; }
.mm label.mm-row { max-width: 100%; min-width: 0; }
.mm label.mm-row > select, .mm label.mm-row > input { min-width: 0; }
.mm button { cursor: pointer; }
.mm button:hover:not(:disabled) { border-color: var(--mm-ink); }
.mm button:disabled { color: var(--mm-soft); border-style: dashed; cursor: default; }
.mm button[aria-pressed="true"] { background: var(--mm-panel); border: 2px solid var(--mm-accent); }
.mm .mm-main:not(:disabled) { background: var(--mm-accent); border-color: var(--mm-accent); color: var(--mm-on-accent); }
.mm > .mm-quiet { justify-self: start; }
.mm .mm-quiet:not([aria-pressed="true"]) { border-color: transparent; background: none; color: var(--mm-accent); }
.mm :focus-visible { outline: 3px solid var(--mm-accent); outline-offset: 2px; }
.mm input[type="range"] { flex: 1 1 10em; min-width: 0; height: 2.75em; margin: 0; accent-color: var(--mm-accent); }
.mm .mm-link { flex: 1 1 100%; min-width: 0; }
.mm .mm-count input { width: 2.75em; padding: 0.3em; text-align: center; }
.mm-count { gap: 0.3em; }

/* Pegs: colour, shape and letter; outlined in the ink so that each stands out from its surface. */
.mm-peg { display: block; width: 100%; height: 100%; overflow: visible; forced-color-adjust: none; }
.mm-peg-body { stroke: var(--mm-ink); stroke-width: 5; stroke-linejoin: round; }
.mm-peg-empty { fill: none; stroke: var(--mm-line); stroke-width: 4; stroke-dasharray: 10 8; }
.mm-peg text { font: 700 42px system-ui, sans-serif; text-anchor: middle; dominant-baseline: central; }
.mm-strike { stroke: var(--mm-ink); stroke-width: 6; stroke-linecap: round; }
.mm-struck .mm-peg-body { stroke-width: 3; }
.mm-slot, .mm button.mm-slot { display: block; width: var(--mm-fit, var(--mm-peg)); height: var(--mm-fit, var(--mm-peg)); min-width: 0; min-height: 0; padding: 0.15em; border: 2px solid transparent; border-radius: 0.6em; background: none; }
.mm button.mm-slot:hover { border-color: var(--mm-line); }
.mm button.mm-slot[aria-expanded="true"] { border: 2px solid var(--mm-accent); background: var(--mm-panel); }
.mm .mm-slot.mm-now { border: 3px solid var(--mm-ink); }
.mm .mm-slot.mm-now.mm-misplaced { border-style: dashed; }
.mm .mm-slot.mm-now.mm-nothing { border-style: dotted; }
.mm-palette { gap: 0.25em; }

/* The tray stands beside the lines, however long the code: pegs give way, so that no key comes under them. */
.mm-comparison { --mm-fit: min(var(--mm-peg), (100cqi - 15em) / var(--mm-positions) - 0.25em); display: flex; align-items: center; gap: 1em 2em; }
.mm-lines { display: grid; justify-items: start; }
.mm-numbers { display: flex; gap: 0.25em; color: var(--mm-soft); }
.mm-numbers > * { width: var(--mm-fit, var(--mm-peg)); text-align: center; }
.mm-line { display: flex; gap: 0.25em; }
.mm-line > * { position: relative; }
.mm-links { display: block; width: 100%; height: 1.75em; margin: -0.1em 0; overflow: visible; }
.mm-links path { fill: none; stroke: var(--mm-soft); stroke-width: 2; vector-effect: non-scaling-stroke; }
.mm-links .mm-link-misplaced { stroke-dasharray: 6 5; }
.mm-links .mm-link-now { stroke: var(--mm-ink); stroke-width: 4; }

/* The tray is a box of its own, and its keys lie in a heap: no key belongs to a column. */
.mm-tray { display: grid; gap: 0.35em; min-width: 4.6em; padding: 0.6em 0.7em; border: 1px solid var(--mm-line); border-radius: 0.7em; background: var(--mm-panel); }
.mm-keys { display: grid; grid-template-columns: repeat(2, 1.3em); gap: 0.2em; min-height: 2.8em; justify-content: center; align-content: center; font-size: 1.05em; }
.mm-key { width: 1.3em; height: 1.3em; forced-color-adjust: none; }
.mm-key circle { stroke: var(--mm-ink); }
.mm-key-exact circle { fill: var(--mm-ink); }
.mm-key-misplaced circle { fill: var(--mm-surface); stroke-width: 4; stroke: light-dark(#777b84, #b9bdc7); }
.mm-words { display: grid; justify-items: center; font-weight: 600; font-size: 0.9em; text-align: center; }
.mm-words small { font-size: 0.9em; font-weight: 400; color: var(--mm-soft); }

.mm-panel { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5em; padding: 0.7em; border-radius: 0.7em; background: var(--mm-panel); justify-items: start; }
.mm .mm-status { min-height: 2.9em; padding: 0.55em 0.8em; border-inline-start: 4px solid var(--mm-accent); background: var(--mm-panel); border-radius: 0 0.5em 0.5em 0; position: sticky; bottom: 0.4rem; z-index: 1; box-shadow: 0 0 0 2px var(--mm-surface); }
.mm textarea { width: 100%; min-height: 6em; padding: 0.5em; border: 1px solid var(--mm-line); border-radius: 0.55em; background: var(--mm-surface); color: inherit; font: 1em/1.4 ui-monospace, monospace; }
.mm .mm-aside { opacity: 1; color: var(--mm-soft); text-decoration: line-through; }
.mm .mm-aside .mm-peg { opacity: 0.45; }
.mm-stepper { display: grid; gap: 0.4em; }
.mm-strip { display: none; }

.mm-large { --mm-size: clamp(1.3rem, 2.6vw, 2.2rem); --mm-peg: clamp(3rem, 8.5vw, 6.5rem); position: fixed; inset: 0; z-index: 2000; margin: 0; border-radius: 0; overflow: auto; align-content: start; }

/* On paper a key must not be caught before it has dropped. */
@media screen and (prefers-reduced-motion: no-preference) {
  .mm-key { animation: mm-drop 0.35s ease-out; }
  @keyframes mm-drop { from { transform: translateY(-0.8em) scale(1.3); opacity: 0; } }
}

/* Where the tray has to go below the lines, its keys stay at the far end, still under no peg; long codes leave no room
   there, and the words alone answer. */
@container mm (max-width: 28em) {
  .mm-comparison { --mm-fit: min(var(--mm-peg), 2.75rem, (100cqi - 3.8em) / var(--mm-positions) - 0.25em); flex-wrap: wrap; }
  .mm-comparison:has(.mm-numbers > :nth-child(7)) { --mm-fit: min(var(--mm-peg), 100cqi / var(--mm-positions) - 0.25em); }
  .mm-comparison:has(.mm-numbers > :nth-child(7)) .mm-keys { display: none; }
  .mm-tray { grid-template-columns: 1fr auto; width: 100%; align-items: center; }
  .mm-tray .mm-keys { grid-area: 1 / 2 / 3 / 3; }
  .mm-words { justify-items: start; text-align: start; }
}

@media (forced-colors: active) {
  .mm-peg-body, .mm-strike, .mm-links path, .mm-key circle { stroke: CanvasText; }
  .mm-key-exact circle { fill: CanvasText; }
  .mm-key-misplaced circle { fill: Canvas; }
}

@media print {
  .mm { color-scheme: light; border-color: #999; background: none; }
  .mm button:not(.mm-slot), .mm select, .mm form, .mm-stepper, .mm-status, .mm-tools, .mm-panel { display: none !important; }
  .mm-strip { display: grid; grid-template-columns: repeat(auto-fill, minmax(17em, 1fr)); gap: 1em; margin: 0; padding: 0; list-style-position: inside; font-size: 0.8em; --mm-peg: 2rem; }
  .mm-comparison, .mm:not(:has(.mm-strip)) { break-inside: avoid; }
  .mm-head { break-after: avoid; }
  .mm-strip li { container: mm / inline-size; break-inside: avoid; }
  .mm:has(.mm-strip) > .mm-comparison { display: none; }
  .mm * { print-color-adjust: exact; }
  .mm-print-one body * { visibility: hidden; }
  .mm-print-one .mm-printing, .mm-print-one .mm-printing * { visibility: visible; }
  .mm-print-one .mm-printing { position: absolute; inset: 0 0 auto 0; border: 0; }
}
`;var Me=`/* Rows: guess, answer and count apart from each other. */
.mm-scroll { overflow-x: auto; }
.mm table { width: auto; margin: 0; border-collapse: collapse; font: inherit; color: inherit; }
.mm table caption { text-align: start; color: var(--mm-soft); font-size: 0.9em; padding: 0 0 0.3em; caption-side: top; }
.mm th, .mm td { padding: 0.3em 0.7em; border: 0; border-bottom: 1px solid color-mix(in srgb, var(--mm-line) 45%, transparent); background: none; color: inherit; text-align: start; vertical-align: middle; }
.mm thead th { font-size: 0.85em; font-weight: 600; color: var(--mm-soft); }
.mm .mm-rows { --mm-peg: 2.4rem; width: 100%; }
.mm .mm-marked > * { background: var(--mm-panel); box-shadow: inset 0.25em 0 0 var(--mm-accent); }
.mm .mm-marked > * + * { box-shadow: none; }
.mm-answer { display: grid; grid-template-columns: minmax(2.6em, auto) 1fr; align-items: center; gap: 0.6em; }
.mm-heap { display: inline-grid; grid-template-columns: repeat(2, 1.1em); gap: 0.1em; font-size: 0.9em; }
.mm-count-cell { min-width: 6em; font-variant-numeric: tabular-nums; }
.mm-bar { display: block; width: 100%; height: 0.6em; margin-top: 0.2em; forced-color-adjust: none; }
.mm-bar-all { fill: var(--mm-panel); }
.mm-bar-left { fill: var(--mm-accent); }
.mm-codes { display: flex; flex-wrap: wrap; gap: 0.2em 0.9em; margin: 0; padding: 0; list-style: none; font: 600 0.95em ui-monospace, monospace; }
.mm-codes li { margin: 0; }
.mm-switch { display: inline-flex; align-items: center; gap: 0.4em; min-height: 2.75em; padding-inline-end: 0.6em; }
.mm input[type="checkbox"] { width: 1.25em; height: 1.25em; margin: 0; accent-color: var(--mm-accent); }
.mm-file { display: inline-flex; align-items: center; min-height: 2.75em; padding: 0.3em 0.85em; border: 1px solid var(--mm-line); border-radius: 0.55em; cursor: pointer; }
.mm-file input { position: absolute; width: 1px; height: 1px; opacity: 0; }
.mm-file:focus-within { outline: 3px solid var(--mm-accent); outline-offset: 2px; }
.mm summary { min-height: 2.2em; cursor: pointer; align-content: center; }
.mm details.mm-panel { display: block; padding: 0 0.7em; }
.mm details.mm-panel[open] { padding-bottom: 0.7em; }
.mm details > * + * { margin-top: 0.5em; }
.mm-cell-actions .mm-row { flex-wrap: nowrap; gap: 0; }
.mm-cell-actions button { min-width: 2.75em; }
.mm-settings { align-items: start; }
.mm-settings .mm-panel { padding: 0.25em 0.7em; }
.mm-warning { border: 2px solid var(--mm-accent); }
.mm ol { margin: 0; padding-inline-start: 1.4em; }

@container mm (max-width: 28em) {
  .mm .mm-rows { --mm-peg: 2.1rem; }
  .mm .mm-rows, .mm-rows tbody { display: block; }
  .mm-rows thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .mm-rows tr { display: grid; grid-template: "row guess count" auto "row answer actions" auto / 1.6em 1fr auto; align-items: center; padding: 0.3em 0; border-bottom: 1px solid var(--mm-line); }
  .mm .mm-rows th, .mm .mm-rows td { border: 0; padding: 0.1em 0.2em; }
  .mm .mm-rows th { grid-area: row; }
  .mm-cell-guess { grid-area: guess; }
  .mm-cell-answer { grid-area: answer; }
  .mm .mm-count-cell { grid-area: count; min-width: 0; }
  .mm-cell-actions { grid-area: actions; }
  .mm-answer { font-size: 0.9em; }
  .mm tr.mm-marked, .mm .mm-marked > * { background: var(--mm-panel); box-shadow: none; }
  .mm tr.mm-marked { box-shadow: inset 0.25em 0 0 var(--mm-accent); }
  .mm-cell-actions .mm-switch { padding: 0; }
  .mm-cell-actions button { padding: 0.3em; }
}
`;var wt=xe({},[Se,Me]);export{wt as default};
